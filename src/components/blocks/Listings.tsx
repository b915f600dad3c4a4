import { ListingCard } from '../listings/ListingCard';
import { useWords } from '../locale/useWords';
import { CardsSection } from '../ui/CardsSection';
import type { BlockProps } from './BlockProps';

export function Listings({ block }: BlockProps<'listings'>) {
  const { t } = useWords();
  if (block.cards.length === 0) return null;
  return (
    <CardsSection
      title={block.title}
      lead={block.lead}
      cards={block.cards}
      more={{ label: t('listingsLink.seeAll', { count: block.total }), to: block.path }}
    >
      {(listing) => <ListingCard listing={listing} />}
    </CardsSection>
  );
}
