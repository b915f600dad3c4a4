import type { StampDuty, StampDutyBand } from '../../domain/calculators/stampDuty';
import { useWords } from '../locale/useWords';
import * as styles from './CalculatorSlot.module.css';
import { Money } from './Money';
import { useFigures } from './useFigures';

/** How the duty comes about: each part of the price with its rate. */
export function BandTable({ duty }: { duty: StampDuty }) {
  const { t } = useWords();
  const { money, percent } = useFigures();
  const nameOf = ({ from, upTo }: StampDutyBand) => {
    if (upTo === null) return t('stampDuty.bandAbove', { from: money(from, 'GBP') });
    const to = money(upTo, 'GBP');
    return from === 0
      ? t('stampDuty.bandUpTo', { to })
      : t('stampDuty.bandBetween', { from: money(from, 'GBP'), to });
  };
  return (
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
            <td>
              <Money amount={band.tax} currency="GBP" />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('stampDuty.sum')}</th>
          <td>{percent(duty.effectiveRate)}</td>
          <td>
            <Money amount={duty.total} currency="GBP" />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
