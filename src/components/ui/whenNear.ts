import type { RefObject } from 'react';

/**
 * Resolves when an element is near the viewport, or immediately without `IntersectionObserver`.
 * @param margin the distance from the viewport, as in `rootMargin`; one screen by default
 */
export async function whenNear(target: RefObject<Element>, margin = '100% 0px'): Promise<void> {
  if (typeof IntersectionObserver === 'undefined') return;
  // During a client-side render, the ref is only set after the current task.
  if (!target.current) await new Promise((next) => requestAnimationFrame(next));
  const element = target.current;
  if (!element) return;
  await new Promise<void>((isNear) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        isNear();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
  });
}
