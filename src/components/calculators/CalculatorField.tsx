import { type ReactNode, useId } from 'react';
import * as styles from './CalculatorField.module.css';

type Props = {
  label: string;
  hint?: string;
  error?: string | null;
  unit?: string;
  /** Renders the input or select with the attributes that connect it to its label, hint and error. */
  children: (inputProps: { id: string; 'aria-describedby'?: string; 'aria-invalid': boolean }) => ReactNode;
};

/** A field with label, hint and error above, and an input with its unit. */
export function CalculatorField({ label, hint, error = null, unit, children }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}h`, unit && `${id}u`, error && `${id}e`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}h`} className="soft">
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
