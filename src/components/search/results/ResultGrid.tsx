import { memo } from 'react';
import { CardGrid } from '../../ui/CardGrid';
import { ResultCard } from '../cards/ResultCard';
import { isFirstPicture } from './isFirstPicture';
import type { ShownHome } from './shownHomes';
import { useFirstThenRest } from './useFirstThenRest';

type Props = {
  level?: 2 | 3;
  homes: readonly ShownHome[];
  /** The homes of the prerendered page, while these are shown. */
  prerendered?: readonly { reference: string }[] | undefined;
};

/** The homes found, as a grid of cards. */
export function ResultGrid({ level = 2, homes, prerendered }: Props) {
  const { seen, rest } = useFirstThenRest(homes, 'grid', prerendered !== undefined);
  const common = { prerendered, level };
  return (
    <CardGrid ofItems>
      <Cards homes={seen} from={0} inPlace {...common} />
      <Cards homes={rest} from={seen.length} inPlace={false} {...common} />
    </CardGrid>
  );
}

type CardsProps = Pick<Props, 'homes' | 'prerendered' | 'level'> & {
  /** The number of homes before these. */
  from: number;
  /** Reuses the cards for other homes instead of mounting new ones, as in `ResultList`. */
  inPlace: boolean;
};

/** Memoised, because the first cards and the rest change at different times. */
const Cards = memo(function Cards({ homes, from, inPlace, prerendered, level }: CardsProps) {
  return homes.map((home, index) => (
    <li key={inPlace ? index : home.reference}>
      <ResultCard
        listing={home.card()}
        level={level}
        first={isFirstPicture(home, from + index, prerendered)}
        late={inPlace && !prerendered}
      />
    </li>
  ));
});
