/** So long a slice may take, in milliseconds: a slow phone takes six times as long. */
const slice = 4;

/**
 * Does step after step in idle moments, a few at a time, so that nobody waits for them.
 * @param step says whether it was the last one
 */
export function whileIdle(step: () => boolean): void {
  const some = () => {
    const end = performance.now() + slice;
    while (performance.now() < end) if (step()) return;
    whileIdle(step);
  };
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(some, { timeout: 2000 });
  else setTimeout(some, 200);
}
