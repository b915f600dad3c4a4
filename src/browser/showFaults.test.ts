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

it('shows errors with a link to the entry, and nothing once they are mended', () => {
  showFaults('/faults', (file) => `#${file}`);
  send([fault, { ...fault, severity: 'warning', field: 'title' }]);
  expect(panel()?.hidden).toBe(false);
  expect(panel()?.textContent).toBe('content/listings/cap-1.json › price: found 0, expected 1');
  expect(panel()?.querySelector('a')?.getAttribute('href')).toBe('#content/listings/cap-1.json');
  send([]);
  expect(panel()?.hidden).toBe(true);
});
