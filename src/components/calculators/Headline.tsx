import type { ReactNode } from 'react';
import { Term } from '../ui/Term';
import * as styles from './Calculator.module.css';

type Props = {
  label: string;
  /** Key of the label in the dictionaries, where the glossary explains it. */
  of?: string;
  children: ReactNode;
};

/** The figure that was asked for. */
export function Headline({ label, of, children }: Props) {
  return (
    <p className={styles.headline}>
      <span>{of ? <Term of={of}>{label}</Term> : label}</span>
      <strong>{children}</strong>
    </p>
  );
}
