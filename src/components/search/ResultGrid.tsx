import { memo } from 'react';
import type { ListingCardView } from '../../domain/content/cards';
import { ListingCard } from '../listings/ListingCard';
import { CardGrid } from '../ui/CardGrid';
import { isFirstPicture } from './isFirstPicture';
import { useFirstThenRest } from './useFirstThenRest';

/** Cards that are the same are not drawn again. */
const Card = memo(ListingCard);

type Props = {
  level?: 2 | 3;
  listings: ListingCardView[];
  /** Those of the page that was sent. */
  sent?: readonly ListingCardView[] | undefined;
  /** True where the page that was sent shows them already. */
  isSent?: boolean;
};

/** Homes side by side. */
export function ResultGrid({ level = 2, listings, sent, isSent = false }: Props) {
  const shown = useFirstThenRest(listings, 'grid', isSent);
  return (
    <CardGrid>
      {shown.map(({ home, key }, index) => (
        <Card key={key} listing={home} level={level} first={isFirstPicture(home, index, sent)} />
      ))}
    </CardGrid>
  );
}
