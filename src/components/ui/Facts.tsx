import type { ReactNode } from 'react';
import * as styles from './Facts.module.css';

export type Fact = { label: string; value: ReactNode };

/** Labels and their values, in columns. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
