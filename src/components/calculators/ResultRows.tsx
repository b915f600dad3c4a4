import type { ReactNode } from 'react';
import * as styles from './Calculator.module.css';

export type ResultRow = { label: string; value: ReactNode; isSum?: boolean };

/** What a figure is made of. */
export function ResultRows({ rows }: { rows: readonly (ResultRow | null)[] }) {
  return (
    <dl className={styles.rows}>
      {rows
        .filter((row) => row !== null)
        .map(({ label, value, isSum }) => (
          <div key={label} className={isSum ? styles.sum : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
