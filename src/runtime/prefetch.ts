type Prefetch = ReturnType<NonNullable<Window['___loader']>['enqueue']>;

/** Milliseconds without input after which prefetching continues. */
const pause = 2000;

let observer: IntersectionObserver | undefined;
/** The prefetches that are not complete, by path. Null during input. */
const queued = new Map<string, Prefetch | null>();
let pauseEnd: number | undefined;

/**
 * Prefetches the pages of links that become visible, through Gatsby's loader. It fetches four pages at a time, three
 * seconds apart, and none on a slow network or in data-saving mode. Call it again after each navigation.
 */
export function prefetchVisibleLinks(): void {
  observer?.disconnect();
  // Links of the previous page may be gone.
  for (const prefetch of queued.values()) prefetch?.abort();
  queued.clear();
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      enqueue((target as HTMLAnchorElement).pathname);
    }
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
    if (link.pathname.endsWith('/')) observer.observe(link);
  }
}

/**
 * Prefetches nothing until two seconds after the last key or pointer was pressed: on a slow phone, fetching and parsing
 * four pages takes the time in which an input should be answered.
 */
export function holdPrefetchesDuringInput(): void {
  for (const type of ['keydown', 'pointerdown'] as const)
    document.addEventListener(type, hold, { capture: true, passive: true });
}

function hold(): void {
  if (pauseEnd === undefined) {
    for (const [path, prefetch] of queued) {
      prefetch?.abort();
      queued.set(path, null);
    }
  }
  window.clearTimeout(pauseEnd);
  pauseEnd = window.setTimeout(() => {
    pauseEnd = undefined;
    for (const path of queued.keys()) enqueue(path);
  }, pause);
}

function enqueue(path: string): void {
  const prefetch = pauseEnd === undefined ? (window.___loader?.enqueue(path) ?? null) : null;
  queued.set(path, prefetch);
  const remove = () => queued.delete(path);
  prefetch?.then(remove, remove);
}
