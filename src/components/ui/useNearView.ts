import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the element has ever come within 60% of a screen of the viewport: the time to load its content. */
export function useNearView<T extends Element>(): [RefObject<T>, boolean] {
  const ref = useRef<T>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '60% 0%',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return [ref, isNear];
}
