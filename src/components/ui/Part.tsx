import type { ReactNode } from 'react';
import * as styles from './Part.module.css';
import { Region } from './Region';

/** A part of a details page under its own heading. */
export function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className={styles.part} id={id}>
      <h2>{title}</h2>
      <Region>{children}</Region>
    </section>
  );
}
