// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdPrefetchesDuringInput, prefetchVisibleLinks } from './prefetch';

const abort = vi.fn();
let complete = () => {};
const enqueue = vi.fn((_path: string) => ({
  // biome-ignore lint/suspicious/noThenProperty: Gatsby's loader returns such an object.
  then: (resolve: () => void) => {
    complete = resolve;
  },
  abort,
}));
const observed: { targets: Element[]; see: (target: Element) => void; isOver: boolean }[] = [];

/** Replaces the browser's IntersectionObserver, which jsdom lacks. The test decides what is visible. */
class Observer {
  readonly targets: Element[] = [];
  isOver = false;
  constructor(private readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    observed.push(this);
  }
  observe = (target: Element) => this.targets.push(target);
  unobserve = vi.fn();
  disconnect = () => {
    this.isOver = true;
  };
  see = (target: Element) =>
    this.tell([
      { isIntersecting: false, target },
      { isIntersecting: true, target },
    ]);
}

holdPrefetchesDuringInput();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  window.___loader = { enqueue, hovering: vi.fn(), loadPage: vi.fn() };
  // Aborts the prefetches of the test before.
  prefetchVisibleLinks();
  enqueue.mockClear();
  abort.mockClear();
  document.body.innerHTML = `
    <nav><a href="/contact/">Menu</a></nav>
    <main><a href="/buy/">Page</a><a href="/articles/rss.xml">File</a><a href="https://www.gov.qa/">Elsewhere</a></main>`;
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** Shows the only link to another page. */
function showLink(): void {
  prefetchVisibleLinks();
  const observer = observed.at(-1);
  for (const link of observer?.targets ?? []) observer?.see(link);
}

it('a page is prefetched once its link is visible; files and other sites are not', () => {
  prefetchVisibleLinks();
  const observer = observed.at(-1);
  expect(observer?.targets.map((link) => link.getAttribute('href'))).toEqual(['/buy/']);
  for (const link of observer?.targets ?? []) observer?.see(link);
  expect(enqueue).toHaveBeenCalledExactlyOnceWith('/buy/');
});

it('links of the previous page are no longer observed', () => {
  prefetchVisibleLinks();
  const before = observed.at(-1);
  prefetchVisibleLinks();
  expect(before?.isOver).toBe(true);
  expect(observed.at(-1)).not.toBe(before);
});

it.each(['keydown', 'pointerdown'])('prefetches wait until two seconds after the last %s', (type) => {
  showLink();
  expect(enqueue).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event(type));
  expect(abort).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1500);
  document.dispatchEvent(new Event(type));
  vi.advanceTimersByTime(1999);
  expect(enqueue).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(enqueue.mock.calls).toEqual([['/buy/'], ['/buy/']]);
});

it('a link that becomes visible during input is prefetched afterwards', () => {
  document.dispatchEvent(new Event('keydown'));
  showLink();
  expect(enqueue).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(enqueue).toHaveBeenCalledExactlyOnceWith('/buy/');
});

it('a page that has been prefetched is not prefetched again', () => {
  showLink();
  complete();
  document.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(2000);
  expect(enqueue).toHaveBeenCalledTimes(1);
});

it('prefetches of the previous page are aborted', () => {
  showLink();
  prefetchVisibleLinks();
  expect(abort).toHaveBeenCalledTimes(1);
});
