import { memo } from 'react';
import type { ListingCardView } from '../../domain/content/cards';
import { ListingCard } from '../listings/ListingCard';
import { CardGrid } from '../ui/CardGrid';
import { useFirstThenRest } from './useFirstThenRest';

/** Cards that are the same are not drawn again. */
const Card = memo(ListingCard);
/** More than a screen holds. */
const atOnce = 6;

type Props = {
  level?: 2 | 3;
  listings: ListingCardView[];
  /** How many of the first are seen without scrolling. */
  firstSeen?: number;
  /** True where the page that was sent shows them already. */
  isSent?: boolean;
};

/** Homes side by side. */
export function ResultGrid({ level = 2, listings, firstSeen = 0, isSent = false }: Props) {
  const shown = useFirstThenRest(listings, atOnce, isSent);
  return (
    <CardGrid>
      {shown.map((listing, index) => (
        <Card key={listing.reference} listing={listing} level={level} first={index < firstSeen} />
      ))}
    </CardGrid>
  );
}
