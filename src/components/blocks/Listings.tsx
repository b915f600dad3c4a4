import { ListingGrid } from '../listings/ListingGrid';
import { useWords } from '../locale/useWords';
import { Section } from '../ui/Section';
import type { BlockProps } from './BlockProps';

export function Listings({ block }: BlockProps<'listings'>) {
  const { t } = useWords();
  if (block.cards.length === 0) return null;
  return (
    <Section
      title={block.title}
      lead={block.lead}
      cardCount={block.cards.length}
      more={{ label: t('listingsLink.seeAll', { count: block.total }), to: block.path }}
    >
      <ListingGrid listings={block.cards} />
    </Section>
  );
}
