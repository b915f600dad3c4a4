import type { ReactNode } from 'react';
import { HydrateNear, useHydrationPlace } from './HydrateNear';
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

/** A part of a details page under its own heading. What is in it comes to life when the visitor is near. */
export function Part({ title, of, id, children }: Props) {
  const at = useHydrationPlace<HTMLElement>();
  return (
    <section className={styles.part} id={id} {...at.attributes}>
      <h2>{of ? <Term of={of}>{title}</Term> : title}</h2>
      <Region>
        <HydrateNear at={at}>{children}</HydrateNear>
      </Region>
    </section>
  );
}
