import type { ListingCardView } from '../../domain/content/cards';
import { listingPath } from '../../domain/site/paths';
import { isolate } from '../../i18n/format';
import { LocalLink } from '../locale/LocalLink';
import { Price } from '../locale/Price';
import { useListingHeading } from '../locale/useListingHeading';
import { useWords } from '../locale/useWords';
import { LatePicture } from '../ui/LatePicture';
import * as styles from './ListingCard.module.css';
import { ListingFacts } from './ListingFacts';
import { ShortlistButton } from './ShortlistButton';
import { StatusBadge } from './StatusBadge';

type Props = {
  listing: ListingCardView;
  /** Level of the heading. */
  level?: 2 | 3;
  /** True for cards that are visible without scrolling. */
  first?: boolean;
  /** True when the picture may be rendered after the text. */
  late?: boolean;
};

/** A card for one listing: picture, price, heading and location. */
export function ListingCard({ listing, level = 3, first = false, late = false }: Props) {
  const { t } = useWords();
  const headingOf = useListingHeading();
  const { picture, price, status, building, place, furnished, completion, family, permit } = listing;
  const Heading = `h${level}` as const;
  const where = [building, ...place].filter(Boolean).slice(0, 3);
  const separator = t('common.listSeparator');
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <LatePicture
          // When React reuses a card for another home, the new key removes the old picture at once.
          key={picture.path}
          picture={picture}
          sizes="(min-width: 80rem) 25rem, (min-width: 42rem) 45vw, 94vw"
          first={first}
          late={late}
        />
        <span className={styles.badge}>
          <StatusBadge status={status} />
        </span>
      </div>
      <div className={styles.words}>
        <p className={styles.price}>
          <Price {...price} />
        </p>
        <Heading className={styles.heading}>
          <LocalLink to={listingPath(listing)} className="covering">
            {headingOf(listing)}
            <span className={styles.place}>{where.join(separator)}</span>
          </LocalLink>
        </Heading>
        <ListingFacts {...listing} />
        {(furnished || (completion && family !== 'residential')) && (
          <p className={styles.note}>
            {furnished
              ? t(`listings.furnished.${furnished}`)
              : t('listings.completes', { date: completion?.slice(0, 4) ?? '' })}
          </p>
        )}
        {permit && <p className={styles.permit}>{t('listings.permit', { number: isolate(permit) })}</p>}
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
