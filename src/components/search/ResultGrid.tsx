import { memo } from 'react';
import type { ListingCardView } from '../../domain/content/cards';
import { ListingCard } from '../listings/ListingCard';
import { CardGrid } from '../ui/CardGrid';
import { useFirstThenRest } from './useFirstThenRest';

/** Cards that are the same are not drawn again. */
const Card = memo(ListingCard);
/** More than a screen holds. */
const atOnce = 6;

/** Homes side by side. */
export function ResultGrid({ listings, firstSeen }: { listings: ListingCardView[]; firstSeen: number }) {
  const shown = useFirstThenRest(listings, atOnce);
  return (
    <CardGrid>
      {shown.map((listing, index) => (
        <Card key={listing.reference} listing={listing} level={2} first={index < firstSeen} />
      ))}
    </CardGrid>
  );
}
