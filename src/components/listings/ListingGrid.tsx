import type { ListingCardView } from '../../domain/content/cards';
import { CardGrid } from '../ui/CardGrid';
import { ListingCard } from './ListingCard';

/** A grid of listing cards. */
export function ListingGrid({ listings }: { listings: ListingCardView[] }) {
  return (
    <CardGrid>
      {listings.map((listing) => (
        <ListingCard key={listing.reference} listing={listing} />
      ))}
    </CardGrid>
  );
}
