import type { Mortgage } from '../../domain/calculators/mortgage';
import { useWords } from '../locale/useWords';
import * as frame from './Calculator.module.css';
import * as styles from './CalculatorSlot.module.css';
import { useFigures } from './useFigures';

const width = 100;
const height = 40;

/** A chart of the balance over time, in reading direction. The table below contains the figures. */
export function BalanceChart({ loan }: { loan: Mortgage }) {
  const { t } = useWords();
  const { money } = useFigures();
  const owed = [loan.loan, ...loan.years.map(({ balance }) => balance)];
  const last = owed.length - 1;
  const points = owed.map((balance, year) => {
    const across = (year / last) * width;
    return `${across.toFixed(2)},${(height - (balance / loan.loan) * height).toFixed(2)}`;
  });
  const half = owed.findIndex((balance) => balance <= loan.loan / 2);
  const words = t('mortgage.balanceText', {
    loan: money(loan.loan, 'QAR'),
    years: t('loanTerm.years', { count: last }),
    half,
  });
  return (
    <figure className={`${frame.chart} ${styles.chart}`}>
      <figcaption>{t('mortgage.balance')}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
        className="flip"
      >
        <polygon className={styles.area} points={`0,${height} ${points.join(' ')} ${width},${height}`} />
        <polyline className={styles.curve} points={points.join(' ')} />
        <line className={styles.ground} x1="0" x2={width} y1={height} y2={height} />
      </svg>
      <div className={styles.axis} aria-hidden="true">
        <span>{t('mortgage.start')}</span>
        {last > 3 && <span>{t('mortgage.yearNumber', { year: Math.round(last / 2) })}</span>}
        <span>{t('mortgage.yearNumber', { year: last })}</span>
      </div>
      <p className="soft">{words}</p>
    </figure>
  );
}
