import { type ReactNode, useId } from 'react';
import { useWords } from '../../locale/useWords';
import * as styles from './FilterAmounts.module.css';
import { LimitField } from './LimitField';

type Props = {
  label: string;
  /** Unit of the amounts: "QAR a month", "m²". */
  unit: string;
  min: number | null;
  max: number | null;
  onChange: (change: { min: number | null; max: number | null }) => void;
  children?: ReactNode;
};

/** Two fields for a range, of which each can be empty. */
export function FilterAmounts({ label, unit, min, max, onChange, children }: Props) {
  const { t } = useWords();
  const id = useId();
  const isCrossed = min !== null && max !== null && min > max;
  return (
    <fieldset aria-describedby={isCrossed ? `${id}error` : undefined}>
      <legend className={styles.label}>
        {label} <span className={styles.unit}>{unit}</span>
      </legend>
      {children}
      <div className={styles.fields}>
        <LimitField
          label={t('results.from')}
          hint={t('results.noMinimum')}
          value={min}
          onChange={(value) => onChange({ min: value, max })}
        />
        <LimitField
          label={t('results.upTo')}
          hint={t('results.noMaximum')}
          value={max}
          onChange={(value) => onChange({ min, max: value })}
        />
      </div>
      {isCrossed && (
        <p id={`${id}error`} role="alert" className={styles.error}>
          {t('results.crossed')}
        </p>
      )}
    </fieldset>
  );
}
