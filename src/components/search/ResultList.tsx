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
  const shown = useFirstThenRest(homes, small ? 'narrow' : 'list', isSent);
  return (
    <ul role="list" className={`${styles.list} ${small ? styles.small : ''}`}>
      {shown.map(({ home, key }, index) => (
        <li key={key}>
          <ResultRow
            listing={home.card()}
            first={isFirstPicture(home, index, sent)}
            small={small}
            isMarked={home.reference === marked}
          />
        </li>
      ))}
    </ul>
  );
}
