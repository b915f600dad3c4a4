import type { PropertyContent } from '../../domain/site/detailsContent';
import { absoluteUrl } from '../../domain/site/meta';
import { Price } from '../locale/Price';
import { useWords } from '../locale/useWords';
import { DisplaySwitch } from '../ui/DisplaySwitch';
import { ShareRow } from '../ui/ShareRow';
import { BrochureButton } from './BrochureButton';
import { ListingFacts } from './ListingFacts';
import { PriceReduction } from './PriceReduction';
import * as styles from './PropertyTop.module.css';
import { ShortlistButton } from './ShortlistButton';
import { StatusBadge } from './StatusBadge';

/** The header of a listing page: heading, location, price and actions. */
export function PropertyTop({ content }: { content: PropertyContent }) {
  const { t, code } = useWords();
  const { listing, place, meta, offMarket, prices } = content;
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
        <div className={styles.actions}>
          <ShareRow url={absoluteUrl(meta.siteUrl, meta.path, code)} title={listing.title}>
            <ShortlistButton listing={listing} home={listing.title} />
            <BrochureButton content={content} />
          </ShareRow>
        </div>
      </div>
      <div className={styles.sum}>
        <p className={styles.price} data-off-market={offMarket ? true : undefined}>
          <Price {...listing.price} />
        </p>
        {prices && !offMarket && <PriceReduction steps={prices.steps} currency={listing.price.currency} />}
        <DisplaySwitch own={listing.price.currency} />
      </div>
      {offMarket && <p className={styles.offMarket}>{offMarket}</p>}
    </div>
  );
}
