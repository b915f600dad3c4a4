import TrendingDown from 'lucide-react/icons/trending-down';
import type { ListingCardView } from '../../../domain/content/cards';
import { isOnMarket } from '../../../domain/content/listingTerms';
import { isolate } from '../../../i18n/format';
import { useShownPrice, writePrice } from '../../locale/useShownPrice';
import { useWords } from '../../locale/useWords';
import * as styles from './CardReduction.module.css';
import type { HomeExtras } from './HomeExtras';

const icon = <TrendingDown size={16} strokeWidth={1.75} aria-hidden="true" className="flip" />;

type Props = { listing: ListingCardView; home: HomeExtras };

/** The price before a reduction, if the price history has one. */
export function CardReduction({ listing: { price, status }, home }: Props) {
  const { t, code } = useWords();
  const shownPrice = useShownPrice();
  if (home.before === null || !isOnMarket(status)) return null;
  const before = writePrice(shownPrice(home.before, price.currency), code);
  return (
    <span className={styles.reduction}>
      {icon}
      {t('resultCards.reducedFrom', { price: isolate(before) })}
    </span>
  );
}
