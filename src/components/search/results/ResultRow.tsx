import { memo } from 'react';
import type { ListingCardView } from '../../../domain/content/cards';
import { isOnMarket } from '../../../domain/content/listingTerms';
import { listingPath } from '../../../domain/site/paths';
import { ListingFacts } from '../../listings/ListingFacts';
import { ShortlistButton } from '../../listings/ShortlistButton';
import { StatusBadge } from '../../listings/StatusBadge';
import { TravelLine } from '../../listings/TravelLine';
import { LocalLink } from '../../locale/LocalLink';
import { Price } from '../../locale/Price';
import { PricePerSize } from '../../locale/PricePerSize';
import { useListingHeading } from '../../locale/useListingHeading';
import { useWords } from '../../locale/useWords';
import { CardPictures } from '../cards/CardPictures';
import { useCardExtra } from '../cards/useCardExtras';
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

/** A home in the list: pictures at the side, or above on a phone, and more details than on a card. */
export const ResultRow = memo(function ResultRow({
  listing,
  first = false,
  late = false,
  small = false,
  isMarked = false,
}: Props) {
  const { t } = useWords();
  const headingOf = useListingHeading();
  const extra = useCardExtra(listing, late);
  const shown = extra && { listing, home: extra.home };
  const { reference, price, status, building, place, furnished, completion } = listing;
  const where = [building, ...place].filter(Boolean).slice(0, 3);
  const separator = t('common.listSeparator');
  // The price per m² is only meaningful for a sale.
  const perMetre = listing.purpose === 'sale' && !small ? Math.round(price.amount / listing.size) : null;
  const isOffMarket = !isOnMarket(status);
  const notes = [
    furnished && t(`listings.furnished.${furnished}`),
    listing.family !== 'residential' &&
      completion &&
      t('listings.completes', { date: completion.slice(0, 4) }),
  ].filter((note) => note !== null && note !== false);
  return (
    <article
      className={`${styles.row} ${small ? styles.small : ''}`}
      data-reference={reference}
      data-marked={isMarked || undefined}
    >
      <div className={`${styles.frame} growing`}>
        <CardPictures
          key={reference}
          listing={listing}
          others={extra?.home.pictures ?? []}
          sizes={small ? '9rem' : '(min-width: 48rem) 26rem, 100vw'}
          first={first}
          late={late}
        />
        <span className={styles.badge}>
          {isOffMarket && <StatusBadge status={status} />}
          {shown && <extra.Marks {...shown} small={small} />}
        </span>
      </div>
      <div className={styles.words}>
        <div className={styles.offer}>
          <p className={styles.price}>
            <Price {...price} />
            {perMetre !== null && (
              <small>
                <PricePerSize amount={perMetre} currency={price.currency} />
              </small>
            )}
            {shown && <extra.Reduction {...shown} />}
          </p>
        </div>
        <div className={styles.about}>
          <h2 className={styles.heading}>
            <LocalLink to={listingPath(listing)} className="covering">
              {headingOf(listing)}
              <span className={styles.place}>{where.join(separator)}</span>
            </LocalLink>
          </h2>
          <ListingFacts {...listing} />
          <TravelLine travel={listing.travel} />
          {notes.length > 0 && <p className={styles.notes}>{notes.join(' · ')}</p>}
          {/* Each line that loads after the results has its room. */}
          <div className={styles.trust} data-purpose={listing.purpose}>
            {shown && !small && <extra.Trust {...shown} />}
          </div>
        </div>
        <div className={styles.actions}>
          {shown && <extra.Actions {...shown} look={small ? 'small' : 'withAgent'} />}
        </div>
      </div>
      <div className={styles.heart}>
        <ShortlistButton
          listing={listing}
          home={[headingOf(listing), ...where.slice(0, 1)].join(separator)}
        />
      </div>
    </article>
  );
});
