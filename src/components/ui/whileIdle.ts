/** Maximum duration of a slice, in milliseconds. A slow phone takes six times as long. */
const slice = 4;

/**
 * Runs a task step by step in idle time, in short slices that do not delay input.
 * @param step performs one step and returns whether it was the last one
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
