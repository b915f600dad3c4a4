// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { prefetchVisibleLinks } from './prefetch';

const enqueue = vi.fn();
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

beforeEach(() => {
  enqueue.mockReset();
  vi.stubGlobal('IntersectionObserver', Observer);
  window.___loader = { enqueue, hovering: vi.fn(), loadPage: vi.fn() };
  document.body.innerHTML = `
    <nav><a href="/contact/">Menu</a></nav>
    <main><a href="/buy/">Page</a><a href="/articles/rss.xml">File</a><a href="https://www.gov.qa/">Elsewhere</a></main>`;
});

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
