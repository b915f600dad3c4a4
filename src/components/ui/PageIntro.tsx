import type { ReactNode } from 'react';
import type { PictureView } from '../../domain/site/pictureView';
import * as styles from './PageIntro.module.css';
import { Picture } from './Picture';

type Props = {
  title: string;
  lead?: string | null;
  kicker?: ReactNode;
  picture?: PictureView | null;
  /** Buttons, facts or the search form below the lead. */
  children?: ReactNode;
};

/** The header of a page: its only h1, a lead and an optional picture beside them. */
export function PageIntro({ title, lead, kicker, picture, children }: Props) {
  return (
    <div className={`${styles.intro} ${picture ? styles.pictured : ''}`}>
      <div className={styles.words}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      {picture && (
        <Picture picture={picture} first sizes="(min-width: 60rem) 38rem, 94vw" className={styles.picture} />
      )}
    </div>
  );
}
