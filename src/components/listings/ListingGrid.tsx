import type { ListingCardView } from '../../domain/content/cards';
import { CardGrid } from '../ui/CardGrid';
import { ListingCard } from './ListingCard';

type Props = { listings: ListingCardView[]; level?: 2 | 3; firstSeen?: number };

/**
 * A grid of listing cards.
 * `firstSeen` is the number of cards that are visible without scrolling.
 */
export function ListingGrid({ listings, level, firstSeen = 0 }: Props) {
  return (
    <CardGrid>
      {listings.map((listing, index) => (
        <ListingCard key={listing.reference} listing={listing} level={level} first={index < firstSeen} />
      ))}
    </CardGrid>
  );
}
