import TrendingDown from 'lucide-react/icons/trending-down';
import { type Prices, priceChange } from '../../domain/content/pricesOf';
import { formatDate, formatNumber, isolate } from '../../i18n/format';
import { useShownPrice, writePrice } from '../locale/useShownPrice';
import { useWords } from '../locale/useWords';
import * as styles from './PriceReduction.module.css';

/** The last change of the price in words, if it was a reduction: its amount, percentage and day. */
export function PriceReduction({ steps, currency }: Pick<Prices, 'steps'> & { currency: string }) {
  const { t, code } = useWords();
  const shownPrice = useShownPrice();
  const change = priceChange(steps, steps.length - 1);
  const since = steps.at(-1)?.date;
  if (!change || change.amount >= 0) return null;
  const figures = {
    amount: isolate(writePrice(shownPrice(-change.amount, currency), code)),
    percent: isolate(t('common.percent', { value: formatNumber(-change.percent, code, 1) })),
  };
  return (
    <p className={styles.reduction}>
      <TrendingDown className="flip" size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {since
          ? t('priceHistory.reducedOn', { ...figures, date: formatDate(since, code) })
          : t('priceHistory.reduced', figures)}
      </span>
    </p>
  );
}
