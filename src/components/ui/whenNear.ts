import type { RefObject } from 'react';

/**
 * Resolves once an element is near the screen; at once where that cannot be told.
 * @param margin how far from the screen is near, as in `IntersectionObserver`; one screen by default
 */
export async function whenNear(place: RefObject<Element>, margin = '100% 0px'): Promise<void> {
  if (typeof IntersectionObserver === 'undefined') return;
  // Drawn by the browser alone, the element is there only after this turn.
  if (!place.current) await new Promise((next) => requestAnimationFrame(next));
  const element = place.current;
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
