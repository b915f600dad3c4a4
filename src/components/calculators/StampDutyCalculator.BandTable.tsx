import type { StampDuty, StampDutyBand } from '../../domain/calculators/stampDuty';
import { formatNumber } from '../../i18n/format';
import { useWords } from '../locale/useWords';
import * as styles from './CalculatorSlot.module.css';
import { useFigures } from './useFigures';

/** The parts of the duty: each band of the price with its rate. */
export function BandTable({ duty }: { duty: StampDuty }) {
  const { t, code } = useWords();
  const { percent } = useFigures();
  const figure = (amount: number) => formatNumber(amount, code, 2);
  const nameOf = ({ from, upTo }: StampDutyBand) => {
    if (upTo === null) return t('stampDuty.bandAbove', { from: figure(from) });
    const to = figure(upTo);
    return from === 0
      ? t('stampDuty.bandUpTo', { to })
      : t('stampDuty.bandBetween', { from: figure(from), to });
  };
  return (
    <section className={styles.scroll} aria-label={t('stampDuty.bands')} tabIndex={0}>
      <table className={styles.table}>
        <caption>{t('stampDuty.bands')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('stampDuty.band')}</th>
            <th scope="col">{t('stampDuty.rate')}</th>
            <th scope="col">{t('stampDuty.tax')}</th>
          </tr>
        </thead>
        <tbody>
          {duty.bands.map((band) => (
            <tr key={band.from}>
              <th scope="row">{nameOf(band)}</th>
              <td>{percent(band.rate)}</td>
              <td>{figure(band.tax)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('stampDuty.sum')}</th>
            <td>{percent(duty.effectiveRate)}</td>
            <td>{figure(duty.total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
