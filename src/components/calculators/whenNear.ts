import type { RefObject } from 'react';

/** Comes true once an element is on the screen or a screen below it; at once where that cannot be told. */
export async function whenNear(place: RefObject<Element>): Promise<void> {
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
      { rootMargin: '100% 0px' },
    );
    observer.observe(element);
  });
}
