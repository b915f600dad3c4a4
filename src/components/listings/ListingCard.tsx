import type { ReactNode } from 'react';
import type { ListingCardView } from '../../domain/content/cards';
import { listingPath } from '../../domain/site/paths';
import { isolate } from '../../i18n/format';
import { LocalLink } from '../locale/LocalLink';
import { Price } from '../locale/Price';
import { useListingHeading } from '../locale/useListingHeading';
import { useWords } from '../locale/useWords';
import { Picture } from '../ui/Picture';
import * as styles from './ListingCard.module.css';
import { ListingFacts } from './ListingFacts';
import { ShortlistButton } from './ShortlistButton';
import { StatusBadge } from './StatusBadge';
import { TravelLine } from './TravelLine';

type Props = {
  listing: ListingCardView;
  /** Level of the heading. */
  level?: 2 | 3;
  /** Replaces the picture, on cards with several of them. */
  pictures?: ReactNode;
  /** Further labels on the picture, beside the status. */
  marks?: ReactNode;
  /** Beside the price. */
  besidePrice?: ReactNode;
  /** Below the facts. */
  children?: ReactNode;
};

/** The displayed width of a card's picture, as a value of the `sizes` attribute. */
export const cardSizes = '(min-width: 80rem) 25rem, (min-width: 42rem) 45vw, 94vw';

/** A card for one listing: picture, price, heading and location. */
export function ListingCard({ listing, level = 3, pictures, marks, besidePrice, children }: Props) {
  const { t } = useWords();
  const headingOf = useListingHeading();
  const { picture, price, status, building, place, furnished, completion, family, permit } = listing;
  const Heading = `h${level}` as const;
  const where = [building, ...place].filter(Boolean).slice(0, 3);
  const separator = t('common.listSeparator');
  return (
    <article className={styles.card}>
      <div className={`${styles.frame} growing`}>
        {pictures ?? <Picture picture={picture} sizes={cardSizes} />}
        <span className={styles.badge}>
          <StatusBadge status={status} />
          {marks}
        </span>
      </div>
      <div className={styles.words}>
        <p className={styles.price}>
          <Price {...price} />
          {besidePrice}
        </p>
        <Heading className={styles.heading}>
          <LocalLink to={listingPath(listing)} className="covering">
            {headingOf(listing)}
            <span className={styles.place}>{where.join(separator)}</span>
          </LocalLink>
        </Heading>
        <ListingFacts {...listing} />
        <TravelLine travel={listing.travel} />
        {(furnished || (completion && family !== 'residential')) && (
          <p className={styles.note}>
            {furnished
              ? t(`listings.furnished.${furnished}`)
              : t('listings.completes', { date: completion?.slice(0, 4) ?? '' })}
          </p>
        )}
        {permit && <p className={styles.permit}>{t('listings.permit', { number: isolate(permit) })}</p>}
        {children}
      </div>
      <div className={styles.heart}>
        <ShortlistButton
          listing={listing}
          home={[headingOf(listing), ...where.slice(0, 1)].join(separator)}
        />
      </div>
    </article>
  );
}
