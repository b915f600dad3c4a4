import { memo } from 'react';
import { ListingCard } from '../listings/ListingCard';
import { CardGrid } from '../ui/CardGrid';
import { isFirstPicture } from './isFirstPicture';
import type { ShownHome } from './shownHomes';
import { useFirstThenRest } from './useFirstThenRest';

/** Cards that are the same are not drawn again. */
const Card = memo(ListingCard);

type Props = {
  level?: 2 | 3;
  homes: readonly ShownHome[];
  /** Those of the page that was sent. */
  sent?: readonly { reference: string }[] | undefined;
  /** True where the page that was sent shows them already. */
  isSent?: boolean;
};

/** Homes side by side. */
export function ResultGrid({ level = 2, homes, sent, isSent = false }: Props) {
  const shown = useFirstThenRest(homes, 'grid', isSent);
  return (
    <CardGrid>
      {shown.map(({ home, key }, index) => (
        <Card key={key} listing={home.card()} level={level} first={isFirstPicture(home, index, sent)} />
      ))}
    </CardGrid>
  );
}
