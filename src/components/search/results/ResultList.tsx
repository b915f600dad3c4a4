import { memo } from 'react';
import { isFirstPicture } from './isFirstPicture';
import * as styles from './ResultList.module.css';
import { ResultRow } from './ResultRow';
import type { ShownHome } from './shownHomes';
import { useFirstThenRest } from './useFirstThenRest';

type Props = {
  homes: readonly ShownHome[];
  /** The homes of the prerendered page, while these are shown. */
  prerendered?: readonly { reference: string }[] | undefined;
  /** True beside the map. */
  small?: boolean;
  /** Reference of the home that is chosen on the map. */
  marked?: string | null;
};

/** The homes found, as a list with dividers. */
export function ResultList({ homes, prerendered, small = false, marked = null }: Props) {
  const { seen, rest } = useFirstThenRest(homes, small ? 'narrow' : 'list', prerendered !== undefined);
  const common = { prerendered, small, marked };
  return (
    <ul role="list" className={`${styles.list} ${small ? styles.small : ''}`}>
      <Rows homes={seen} from={0} inPlace {...common} />
      <Rows homes={rest} from={seen.length} inPlace={false} {...common} />
    </ul>
  );
}

type RowsProps = Pick<Required<Props>, 'homes' | 'small' | 'marked'> & {
  prerendered: Props['prerendered'];
  /** The number of homes above these. */
  from: number;
  /** Reuses the rows for other homes instead of mounting new ones, which takes longer. Used for the rows in view. */
  inPlace: boolean;
};

/** Memoised, because the first rows and the rest change at different times. */
const Rows = memo(function Rows({ homes, from, inPlace, prerendered, small, marked }: RowsProps) {
  return homes.map((home, index) => (
    <li key={inPlace ? index : home.reference} data-row="">
      <ResultRow
        listing={home.card()}
        first={isFirstPicture(home, from + index, prerendered)}
        late={inPlace && !prerendered}
        small={small}
        isMarked={home.reference === marked}
      />
    </li>
  ));
});
