import type { CSSProperties, ReactNode } from 'react';
import { HydrateNear, useHydrationTarget } from './HydrateNear';
import { MoreLink } from './MoreLink';
import { Region } from './Region';
import * as styles from './Section.module.css';

type Props = {
  title?: string;
  lead?: string | null;
  /** A link to further content of the same kind. */
  more?: { label: string; to: string };
  ground?: 'plain' | 'sunk' | 'deep';
  id?: string;
  /** The number of cards, if the section is a grid of cards: its height is estimated from it. */
  cardCount?: number;
  children: ReactNode;
};

/** A section of a page with a heading and a background. Its content is hydrated when the visitor comes near it. */
export function Section({ title, lead, more, ground = 'plain', id, cardCount, children }: Props) {
  const at = useHydrationTarget<HTMLElement>();
  const classes = [styles.section, ground !== 'plain' && styles[ground], cardCount && styles.ofCards];
  return (
    <section
      className={classes.filter(Boolean).join(' ')}
      style={cardCount ? ({ '--cards': cardCount } as CSSProperties) : undefined}
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
