import { useEffect, useRef, useState } from 'react';
import { useWords } from '../locale/useWords';
import { CardsSection } from '../ui/CardsSection';
import { whenNear } from '../ui/whenNear';
import { cardOf } from './cardOf';
import { ListingCard } from './ListingCard';
import { openedHomes, rememberOpened } from './openedHomes';
import { useHomes } from './useHomes';

/** The homes viewed in this browser before this one. They load when the visitor scrolls towards the end of the page. */
export function RecentlyViewed({ reference }: { reference: string }) {
  const { t } = useWords();
  const end = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [before, setBefore] = useState<string[]>([]);
  useEffect(() => {
    void whenNear(end, '60% 0px').then(() => setNear(true));
  }, []);
  useEffect(() => {
    const others = openedHomes.read().filter((other) => other !== reference);
    setBefore(others.slice(0, 3));
    rememberOpened(reference);
  }, [reference]);
  const homes = useHomes(isNear ? before : []);
  const cards = [...(homes?.values() ?? [])].flatMap((content) => (content ? (cardOf(content) ?? []) : []));
  return (
    <div ref={end} className="screenOnly">
      {cards.length > 0 && (
        <CardsSection title={t('property.recent')} cards={cards}>
          {(listing) => <ListingCard listing={listing} />}
        </CardsSection>
      )}
    </div>
  );
}
