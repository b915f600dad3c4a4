import type { ReactNode } from 'react';
import { HydrateNear, useHydrationPlace } from './HydrateNear';
import { MoreLink } from './MoreLink';
import { Region } from './Region';
import * as styles from './Section.module.css';

type Props = {
  title?: string;
  lead?: string | null;
  /** Where there is more of the same. */
  more?: { label: string; to: string };
  ground?: 'plain' | 'sunk' | 'deep';
  id?: string;
  children: ReactNode;
};

/** A stretch of a page with its heading, on its own ground. What is in it comes to life when the visitor is near. */
export function Section({ title, lead, more, ground = 'plain', id, children }: Props) {
  const at = useHydrationPlace<HTMLElement>();
  return (
    <section
      className={ground === 'plain' ? styles.section : `${styles.section} ${styles[ground]}`}
      id={id}
      {...at.attributes}
    >
      <div className={styles.inner}>
        {title && (
          <header className={styles.header}>
            <div>
              <h2>{title}</h2>
              {lead && <p className={styles.lead}>{lead}</p>}
            </div>
            {more && <MoreLink to={more.to}>{more.label}</MoreLink>}
          </header>
        )}
        <Region>
          <HydrateNear at={at}>{children}</HydrateNear>
        </Region>
      </div>
    </section>
  );
}
