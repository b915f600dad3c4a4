// @vitest-environment jsdom
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';
import { lateLayoutAttribute, lateLayoutScript, layOutWhenIdle, layOutWholePage } from './lateLayout';
import { hydrateBeforeRedraw } from './waitingParts';

const isLate = () => document.body.hasAttribute(lateLayoutAttribute);

/** Runs the script of a page that was opened in this way. */
function open(type: string, address: string): void {
  const performance = { getEntriesByType: () => [{ type }] };
  runInNewContext(lateLayoutScript, { document, location: new URL(address, 'https://x.test'), performance });
}

beforeEach(() => document.body.setAttribute(lateLayoutAttribute, ''));

it('keeps the layout late on a page that is opened at its top', () => {
  open('navigate', '/about/');
  expect(isLate()).toBe(true);
});

it.each([
  ['at a fragment', 'navigate', '/about/#team'],
  ['by the back button', 'back_forward', '/about/'],
  ['again', 'reload', '/about/'],
])('lays the whole page out when it is opened %s', (_how, type, address) => {
  open(type, address);
  expect(isLate()).toBe(false);
});

it('lays the whole page out before a link scrolls in it', () => {
  hydrateBeforeRedraw();
  document.body.innerHTML = '<a href="#enquire">Enquire</a>';
  document.querySelector('a')?.click();
  expect(isLate()).toBe(false);
});

it('lays the whole page out when asked to', () => {
  layOutWholePage();
  expect(isLate()).toBe(false);
});

it('lays out what is below the viewport, a part each time the browser is idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  document.body.innerHTML = '<p data-part="a"></p><p data-part="b"></p><footer class="atEnd"></footer>';
  const [above, below, footer] = document.body.children;
  const tops = [-2_000, window.innerHeight + 1, window.innerHeight + 2_000];
  tops.forEach((top, index) => {
    vi.spyOn(document.body.children[index] as Element, 'getBoundingClientRect').mockReturnValue({
      top,
    } as DOMRect);
  });
  const areLaidOut = () => [above, below, footer].map((part) => part?.hasAttribute('data-laid-out'));
  const skipAgain = layOutWhenIdle(document.body.children);
  const seen = [areLaidOut()];
  while (idle.length > 0) {
    await idle.shift()?.();
    seen.push(areLaidOut());
  }
  expect(seen).toEqual([
    [false, false, false],
    [false, false, false],
    [false, true, false],
    [false, true, true],
    [false, true, true],
  ]);
  skipAgain();
  expect(areLaidOut()).toEqual([false, false, false]);
});

it('ends for the rest of the visit on a device that lays out a part slowly', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  document.body.innerHTML = '<p></p>'.repeat(5);
  const parts = [...document.body.children];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  parts.forEach((part, index) => {
    vi.spyOn(part, 'getBoundingClientRect').mockImplementation(() => {
      if (part.hasAttribute('data-laid-out')) now += [10, 10, 21, 10][index] ?? 0;
      return { top: window.innerHeight + 1 } as DOMRect;
    });
  });
  layOutWhenIdle(parts);
  while (idle.length > 0) await idle.shift()?.();
  expect(parts.map((part) => part.hasAttribute('data-laid-out'))).toEqual([true, true, true, false, false]);
  layOutWhenIdle(parts);
  expect(idle).toEqual([]);
});
