import { memo } from 'react';
import { isFirstPicture } from './isFirstPicture';
import * as styles from './ResultList.module.css';
import { ResultRow } from './ResultRow';
import type { ShownHome } from './shownHomes';
import { useFirstThenRest } from './useFirstThenRest';

type Props = {
  homes: readonly ShownHome[];
  /** Those of the page that was sent. */
  sent?: readonly { reference: string }[] | undefined;
  /** Beside or on the map. */
  small?: boolean;
  /** Reference of the home that is pointed at on the map. */
  marked?: string | null;
  /** True where the page that was sent shows them already. */
  isSent?: boolean;
};

/** Homes beneath each other, parted by hairlines. */
export function ResultList({ homes, sent, small = false, marked = null, isSent = false }: Props) {
  const { seen, rest } = useFirstThenRest(homes, small ? 'narrow' : 'list', isSent);
  const common = { sent: isSent ? sent : undefined, small, marked };
  return (
    <ul role="list" className={`${styles.list} ${small ? styles.small : ''}`}>
      <Rows homes={seen} from={0} inPlace {...common} />
      <Rows homes={rest} from={seen.length} inPlace={false} {...common} />
    </ul>
  );
}

type RowsProps = Pick<Required<Props>, 'homes' | 'small' | 'marked'> & {
  sent: Props['sent'];
  /** How many homes stand above them. */
  from: number;
  /** Keeps the rows and changes their words: for what is seen at once, as to make rows takes longer. */
  inPlace: boolean;
};

/** Only drawn again when something about them changes. */
const Rows = memo(function Rows({ homes, from, inPlace, sent, small, marked }: RowsProps) {
  return homes.map((home, index) => (
    <li key={inPlace ? index : home.reference}>
      <ResultRow
        listing={home.card()}
        first={isFirstPicture(home, from + index, sent)}
        late={inPlace && !sent}
        small={small}
        isMarked={home.reference === marked}
      />
    </li>
  ));
});
