import type { ReactNode } from 'react';
import * as styles from './Calculator.module.css';

/** The figure that was asked for. */
export function Headline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className={styles.headline}>
      <span>{label}</span>
      <strong>{children}</strong>
    </p>
  );
}
