import { memo } from 'react';
import { ListingCard } from '../../listings/ListingCard';
import { CardGrid } from '../../ui/CardGrid';
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
  const { seen, rest } = useFirstThenRest(homes, 'grid', isSent);
  const common = { sent: isSent ? sent : undefined, level };
  return (
    <CardGrid ofItems>
      <Cards homes={seen} from={0} inPlace {...common} />
      <Cards homes={rest} from={seen.length} inPlace={false} {...common} />
    </CardGrid>
  );
}

type CardsProps = Pick<Props, 'homes' | 'sent' | 'level'> & {
  /** How many homes stand before them. */
  from: number;
  /** Keeps the cards and changes their words, as in a list. */
  inPlace: boolean;
};

/** Only drawn again when something about them changes. */
const Cards = memo(function Cards({ homes, from, inPlace, sent, level }: CardsProps) {
  return homes.map((home, index) => (
    <li key={inPlace ? index : home.reference}>
      <Card
        listing={home.card()}
        level={level}
        first={isFirstPicture(home, from + index, sent)}
        late={inPlace && !sent}
      />
    </li>
  ));
});
