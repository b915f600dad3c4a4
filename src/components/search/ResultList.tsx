import type { ListingCardView } from '../../domain/content/cards';
import * as styles from './ResultList.module.css';
import { ResultRow } from './ResultRow';
import { useFirstThenRest } from './useFirstThenRest';

type Props = {
  listings: ListingCardView[];
  firstSeen?: number;
  /** Beside or on the map. */
  small?: boolean;
  /** Reference of the home that is pointed at on the map. */
  marked?: string | null;
  /** True where the page that was sent shows them already. */
  isSent?: boolean;
};

/** More than a screen holds. */
const atOnce = 4;

/** Homes beneath each other, parted by hairlines. */
export function ResultList({ listings, firstSeen = 0, small = false, marked = null, isSent = false }: Props) {
  const shown = useFirstThenRest(listings, atOnce, isSent);
  return (
    <ul role="list" className={`${styles.list} ${small ? styles.small : ''}`}>
      {shown.map((listing, index) => (
        <li key={listing.reference}>
          <ResultRow
            listing={listing}
            first={index < firstSeen}
            small={small}
            isMarked={listing.reference === marked}
          />
        </li>
      ))}
    </ul>
  );
}
