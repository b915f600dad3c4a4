import type { Mortgage } from '../../domain/calculators/mortgage';
import { useWords } from '../locale/useWords';
import * as styles from './CalculatorSlot.module.css';
import { Money } from './Money';

/** A table of payments and the remaining balance by year, with the figures of the chart. */
export function YearTable({ loan }: { loan: Mortgage }) {
  const { t } = useWords();
  const money = (amount: number) => <Money amount={amount} currency="QAR" />;
  return (
    <details className={styles.details}>
      <summary>{t('mortgage.byYear')}</summary>
      <section className={styles.scroll} aria-label={t('mortgage.byYear')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('mortgage.year')}</th>
              <th scope="col">{t('mortgage.interest')}</th>
              <th scope="col">{t('mortgage.repaid')}</th>
              <th scope="col">{t('mortgage.owed')}</th>
            </tr>
          </thead>
          <tbody>
            {loan.years.map(({ year, interest, repaid, balance }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{money(interest)}</td>
                <td>{money(repaid)}</td>
                <td>{money(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
