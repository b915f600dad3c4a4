import { type RefObject, useEffect, useRef, useState } from 'react';
import { useWords } from '../locale/useWords';
import { Section } from '../ui/Section';
import { cardOf } from './cardOf';
import { ListingGrid } from './ListingGrid';
import { useHomes } from './useHomes';
import { useRecentlyViewed } from './useRecentlyViewed';

/** The homes viewed in this browser before this one. They load when the visitor scrolls towards the end of the page. */
export function RecentlyViewed({ reference }: { reference: string }) {
  const { t } = useWords();
  const [end, isNear] = useNearView<HTMLDivElement>();
  const before = useRecentlyViewed(reference);
  const homes = useHomes(isNear ? before : []);
  const cards = [...(homes?.values() ?? [])].flatMap((content) => (content ? (cardOf(content) ?? []) : []));
  return (
    <div ref={end} className="screenOnly">
      {cards.length > 0 && (
        <Section title={t('property.recent')}>
          <ListingGrid listings={cards} />
        </Section>
      )}
    </div>
  );
}

/** Whether the element has ever come within 60% of a screen of the viewport: the time to load its content. */
function useNearView<T extends Element>(): [RefObject<T>, boolean] {
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
