import type { ReactNode } from 'react';
import { Region } from './Region';
import * as styles from './Part.module.css';

/** A part of a details page under its own heading. */
export function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className={styles.part} id={id}>
      <h2>{title}</h2>
      <Region>{children}</Region>
    </section>
  );
}
