import type { ReactNode } from 'react';
import { Term } from '../ui/Term';
import * as styles from './Calculator.module.css';

type Props = {
  label: string;
  /** Dictionary key of the label, if the glossary explains the term. */
  of?: string;
  children: ReactNode;
};

/** The main result of a calculator. */
export function Headline({ label, of, children }: Props) {
  return (
    <p className={styles.headline}>
      <span>{of ? <Term of={of}>{label}</Term> : label}</span>
      <strong>{children}</strong>
    </p>
  );
}
