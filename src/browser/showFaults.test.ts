// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showFaults } from './showFaults';

let send: (faults: object[]) => void;
beforeEach(() => {
  vi.stubGlobal(
    'EventSource',
    class {
      onmessage?: (event: { data: string }) => void;
      constructor() {
        send = (faults) => this.onmessage?.({ data: JSON.stringify(faults) });
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const fault = {
  severity: 'error',
  file: 'content/listings/cap-1.json',
  field: 'price',
  found: '0',
  expected: '1',
};
const panel = () => document.querySelector<HTMLElement>('[role=alert]');

it('marks each error with the language in which it is worded', () => {
  const phraseOf = ({ found }: { found: string }) =>
    found === '0'
      ? { text: 'الموجود: 0', lang: 'ar', dir: 'rtl' as const }
      : { text: found, lang: 'en', dir: 'ltr' as const };
  showFaults('/faults', { phraseOf });
  send([fault, { ...fault, found: 'a stray file' }]);
  const lines = [...(panel()?.children ?? [])] as HTMLElement[];
  expect(lines.map(({ lang, dir }) => `${lang} ${dir}`)).toEqual(['ar rtl', 'en ltr']);
});

it('shows errors with a link to the entry, and nothing once they are mended', () => {
  showFaults('/faults', { addressOf: (file) => `#${file}` });
  send([fault, { ...fault, severity: 'warning', field: 'title' }]);
  expect(panel()?.hidden).toBe(false);
  expect(panel()?.textContent).toBe('content/listings/cap-1.json › price: found 0, expected 1');
  expect(panel()?.querySelector('a')?.getAttribute('href')).toBe('#content/listings/cap-1.json');
  send([]);
  expect(panel()?.hidden).toBe(true);
});
