import type { ReactNode } from 'react';
import { Term } from '../ui/Term';
import * as styles from './Calculator.module.css';

export type ResultRow = {
  label: string;
  /** Key of the label in the dictionaries, where the glossary explains it. */
  of?: string;
  value: ReactNode;
  isSum?: boolean;
};

/** What a figure is made of. */
export function ResultRows({ rows }: { rows: readonly (ResultRow | null)[] }) {
  return (
    <dl className={styles.rows}>
      {rows
        .filter((row) => row !== null)
        .map(({ label, of, value, isSum }) => (
          <div key={label} className={isSum ? styles.sum : undefined}>
            <dt>{of ? <Term of={of}>{label}</Term> : label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
