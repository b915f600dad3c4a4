import { type ReactNode, useId } from 'react';
import * as styles from './CalculatorField.module.css';

type Props = {
  label: string;
  hint?: string;
  error?: string | null;
  unit?: string;
  /** Draws the input or select with what ties it to its words. */
  children: (tie: { id: string; 'aria-describedby'?: string; 'aria-invalid': boolean }) => ReactNode;
};

/** A question with one input: label above, then hint and error, then the input with its unit. */
export function CalculatorField({ label, hint, error = null, unit, children }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}h`, unit && `${id}u`, error && `${id}e`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}h`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}e`} className={styles.error}>
          {error}
        </p>
      )}
      <span className={styles.box}>
        {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': Boolean(error) })}
        {unit && (
          <span id={`${id}u`} className={styles.unit}>
            {unit}
          </span>
        )}
      </span>
    </div>
  );
}
