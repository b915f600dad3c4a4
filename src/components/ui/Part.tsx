import type { ReactNode } from 'react';
import { HydrateNear, useHydrationTarget } from './HydrateNear';
import * as styles from './Part.module.css';
import { Region } from './Region';
import { Term } from './Term';

type Props = {
  title: string;
  /** Dictionary key of the title, used to find its glossary entry. */
  of?: string;
  id?: string;
  children: ReactNode;
};

/** A section of a details page with a heading. Its content is hydrated when the visitor comes near it. */
export function Part({ title, of, id, children }: Props) {
  const at = useHydrationTarget<HTMLElement>();
  return (
    <section className={styles.part} id={id} {...at.attributes}>
      <h2>{of ? <Term of={of}>{title}</Term> : title}</h2>
      <Region>
        <HydrateNear at={at}>{children}</HydrateNear>
      </Region>
    </section>
  );
}
