import { type RefObject, useEffect, useRef, useState } from 'react';

/** True for good once the element has come within a screen of being seen: the time to load what it shows. */
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
