import type { ReactNode } from 'react';
import { Term } from '../ui/Term';
import * as styles from './Calculator.module.css';

export type ResultRow = {
  label: string;
  /** Dictionary key of the label, if the glossary explains the term. */
  of?: string;
  value: ReactNode;
};

/** The parts of a result. */
export function ResultRows({ rows }: { rows: readonly (ResultRow | null)[] }) {
  return (
    <dl className={styles.rows}>
      {rows
        .filter((row) => row !== null)
        .map(({ label, of, value }) => (
          <div key={label}>
            <dt>{of ? <Term of={of}>{label}</Term> : label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
