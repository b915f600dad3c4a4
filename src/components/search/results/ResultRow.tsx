import { memo } from 'react';
import type { ListingCardView } from '../../../domain/content/cards';
import { listingPath } from '../../../domain/site/paths';
import { ListingFacts } from '../../listings/ListingFacts';
import { StatusBadge } from '../../listings/StatusBadge';
import { LocalLink } from '../../locale/LocalLink';
import { Price } from '../../locale/Price';
import { PricePerSize } from '../../locale/PricePerSize';
import { useListingHeading } from '../../locale/useListingHeading';
import { useWords } from '../../locale/useWords';
import { LatePicture } from '../../ui/LatePicture';
import * as styles from './ResultRow.module.css';

type Props = {
  listing: ListingCardView;
  first?: boolean;
  /** True when the picture may be rendered after the text. */
  late?: boolean;
  /** True beside the map. */
  small?: boolean;
  isMarked?: boolean;
};

/** A home in the list: a picture at the side, and more details than on a card. */
export const ResultRow = memo(function ResultRow({
  listing,
  first = false,
  late = false,
  small = false,
  isMarked = false,
}: Props) {
  const { t } = useWords();
  const headingOf = useListingHeading();
  const { picture, price, status, building, place, furnished, completion } = listing;
  const where = [building, ...place].filter(Boolean).slice(0, 3);
  // The price per m² is only meaningful for a sale.
  const perMetre = listing.purpose === 'sale' && !small ? Math.round(price.amount / listing.size) : null;
  const isOffMarket = status === 'sold' || status === 'let-agreed';
  const notes = [
    furnished && t(`listings.furnished.${furnished}`),
    listing.family !== 'residential' &&
      completion &&
      t('listings.completes', { date: completion.slice(0, 4) }),
  ].filter((note) => note !== null && note !== false);
  return (
    <article
      className={`${styles.row} ${small ? styles.small : ''}`}
      data-reference={listing.reference}
      data-marked={isMarked || undefined}
    >
      <div className={styles.frame}>
        {/* A new key removes the previous home's picture at once when the row is reused. */}
        <LatePicture
          key={picture.path}
          picture={picture}
          sizes={small ? '9rem' : '(min-width: 48rem) 21rem, 40vw'}
          first={first}
          late={late}
        />
        {isOffMarket && (
          <span className={styles.badge}>
            <StatusBadge status={status} />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.price}>
          <Price {...price} />
          {perMetre !== null && (
            <small className={styles.perMetre}>
              <PricePerSize amount={perMetre} currency={price.currency} />
            </small>
          )}
        </p>
        <div className={styles.about}>
          <h2 className={styles.heading}>
            <LocalLink to={listingPath(listing)} className="covering">
              {headingOf(listing)}
              <span className={styles.place}>{where.join(t('common.listSeparator'))}</span>
            </LocalLink>
          </h2>
          <ListingFacts {...listing} />
          {notes.length > 0 && <p className={styles.notes}>{notes.join(' · ')}</p>}
        </div>
      </div>
    </article>
  );
});
