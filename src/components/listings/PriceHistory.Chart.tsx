import { chartPoints, type Prices } from '../../domain/content/pricesOf';
import { formatDate } from '../../i18n/format';
import { Price } from '../locale/Price';
import { useWords } from '../locale/useWords';
import * as styles from './PriceHistory.module.css';

type Props = { prices: Prices; currency: string; period: 'month' | null };

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/**
 * The prices over time as a stepped line, drawn in the reading direction. The first and the current price are labelled.
 * Hidden from screen readers, because the table below contains every figure.
 */
export function Chart({ prices, currency, period }: Props) {
  const { code } = useWords();
  const points = chartPoints(prices);
  const [first, last] = [points[0], points.at(-1)];
  const [from, now] = [prices.steps[0], prices.steps.at(-1)];
  if (!first || !last || !from || !now) return null;
  const line = points
    .map(({ along, up }, index) => `${index ? 'H' : 'M'}${along * 100}${index ? 'V' : ' '}${(1 - up) * 100}`)
    .join('');
  return (
    <figure className={styles.chart} aria-hidden="true">
      <span className={styles.label} style={{ insetBlockEnd: percent(first.up) }}>
        <Price amount={from.amount} currency={currency} period={period} />
      </span>
      <span className={styles.label} data-last style={{ insetBlockEnd: percent(last.up) }}>
        <Price amount={now.amount} currency={currency} period={period} />
      </span>
      <svg className="flip" aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={styles.area} d={`${line}H100V120H0Z`} />
        <path className={styles.line} d={`${line}H100`} />
      </svg>
      {points.map(({ along, up }) => (
        <span
          key={`${along} ${up}`}
          className={styles.dot}
          style={{ insetInlineStart: percent(along), insetBlockEnd: percent(up) }}
        />
      ))}
      <figcaption className={styles.days}>
        <span>{formatDate(from.date ?? prices.until, code)}</span>
        <span>{formatDate(prices.until, code)}</span>
      </figcaption>
    </figure>
  );
}
