import type { PropertyContent } from '../../domain/site/pageContent';
import { Price } from '../locale/Price';
import { useWords } from '../locale/useWords';
import { ListingFacts } from './ListingFacts';
import * as styles from './PropertyTop.module.css';
import { StatusBadge } from './StatusBadge';

/** The head of a home's page: what it is, where, what it costs. */
export function PropertyTop({ content }: { content: PropertyContent }) {
  const { t } = useWords();
  const { listing, place } = content;
  const where = [listing.building, ...place.map(({ name }) => name)].filter(
    (name, index, all) => name && all.indexOf(name) === index,
  );
  return (
    <div className={styles.top}>
      <div className={styles.words}>
        <div className={styles.badges}>
          <StatusBadge status={listing.status} />
        </div>
        <h1 tabIndex={-1}>{listing.title}</h1>
        <p className={styles.where}>{where.join(t('common.listSeparator'))}</p>
        <ListingFacts {...listing} />
      </div>
      <p className={styles.price}>
        <Price {...listing.price} />
      </p>
    </div>
  );
}
