import { useWords } from '../locale/useWords';
import { Section } from '../ui/Section';
import { useNearView } from '../ui/useNearView';
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
  const cards = (homes ?? []).flatMap(({ content }) => (content ? (cardOf(content) ?? []) : []));
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
