import { useEffect, useRef, useState } from 'react';
import { useWords } from '../locale/useWords';
import { Section } from '../ui/Section';
import { whenNear } from '../ui/whenNear';
import { cardOf } from './cardOf';
import { ListingGrid } from './ListingGrid';
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
        <Section title={t('property.recent')}>
          <ListingGrid listings={cards} />
        </Section>
      )}
    </div>
  );
}
