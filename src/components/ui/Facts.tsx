import type { ReactNode } from 'react';
import * as styles from './Facts.module.css';
import { Term } from './Term';

export type Fact = {
  label: string;
  /** Dictionary key of the label, used to find its glossary entry. */
  of?: string;
  value: ReactNode;
};

/** Labels and values, in columns. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, of, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{of ? <Term of={of}>{label}</Term> : label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
