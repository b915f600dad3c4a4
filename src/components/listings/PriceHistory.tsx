import { type Prices, priceChange } from '../../domain/content/pricesOf';
import { formatDate, formatNumber } from '../../i18n/format';
import { Price } from '../locale/Price';
import { useWords } from '../locale/useWords';
import { Chart } from './PriceHistory.Chart';
import * as styles from './PriceHistory.module.css';

type Props = { prices: Prices; currency: string; period: 'month' | null };

/** Every price of a home, as a chart and as a table, which has the same figures as text. */
export function PriceHistory({ prices, currency, period }: Props) {
  const { t, code } = useWords();
  const { steps } = prices;
  return (
    <div className={styles.history}>
      <Chart prices={prices} currency={currency} period={period} />
      <section className={styles.scroll} aria-label={t('priceHistory.title')} tabIndex={0}>
        <table className={`figureTable ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('priceHistory.from')}</th>
              <th scope="col">{t('priceHistory.price')}</th>
              <th scope="col">{t('priceHistory.change')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ date, amount }, index) => {
              const change = priceChange(steps, index);
              return (
                <tr key={`${date} ${amount}`}>
                  <th scope="row">{date ? formatDate(date, code) : t('priceHistory.now')}</th>
                  <td>
                    <Price amount={amount} currency={currency} period={period} />
                  </td>
                  <td>{change ? <Change percent={change.percent} /> : '–'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** A change in percent with its sign. */
function Change({ percent }: { percent: number }) {
  const { t, code } = useWords();
  const size = t('common.percent', { value: formatNumber(Math.abs(percent), code, 1) });
  return (
    <span className="ltr">
      {percent < 0 ? '−' : '+'}
      {size}
    </span>
  );
}
