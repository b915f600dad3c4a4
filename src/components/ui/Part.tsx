import type { ReactNode } from 'react';
import * as styles from './Part.module.css';
import { Region } from './Region';
import { Term } from './Term';

type Props = {
  title: string;
  /** Key of the title in the dictionaries, where the glossary explains it. */
  of?: string;
  id?: string;
  children: ReactNode;
};

/** A part of a details page under its own heading. */
export function Part({ title, of, id, children }: Props) {
  return (
    <section className={styles.part} id={id}>
      <h2>{of ? <Term of={of}>{title}</Term> : title}</h2>
      <Region>{children}</Region>
    </section>
  );
}
