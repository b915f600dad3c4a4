import { memo } from 'react';
import type { ListingCardView } from '../../../domain/content/cards';
import { cardSizes, ListingCard } from '../../listings/ListingCard';
import { CardPictures } from './CardPictures';
import * as styles from './ResultCard.module.css';
import { useCardExtra } from './useCardExtras';

type Props = { listing: ListingCardView; level?: 2 | 3; first?: boolean; late?: boolean };

/** The card of a home among results: with its pictures to swipe, and the contact for it. */
export const ResultCard = memo(function ResultCard({ listing, level, first = false, late = false }: Props) {
  const extra = useCardExtra(listing, late);
  const shown = extra && { listing, home: extra.home };
  return (
    <ListingCard
      listing={listing}
      level={level}
      pictures={
        <CardPictures
          key={listing.reference}
          listing={listing}
          others={extra?.home.pictures ?? []}
          sizes={cardSizes}
          first={first}
          late={late}
        />
      }
      marks={shown && <extra.Marks {...shown} />}
      besidePrice={shown && <extra.Reduction {...shown} />}
    >
      <div className="stack">
        <div className={styles.trust} data-purpose={listing.purpose}>
          {shown && <extra.Trust {...shown} />}
        </div>
        <div className={styles.actions}>{shown && <extra.Actions {...shown} />}</div>
      </div>
    </ListingCard>
  );
});
