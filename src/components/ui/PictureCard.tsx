import type { ReactNode } from 'react';
import type { PictureView } from '../../domain/site/pictureView';
import { LocalLink } from '../locale/LocalLink';
import { MoreArrow } from './MoreArrow';
import { Picture } from './Picture';
import * as styles from './PictureCard.module.css';

type Props = {
  to?: string | null;
  picture: PictureView | null;
  title: string;
  /** A small line above the title. */
  above?: ReactNode;
  /** Content below the title. */
  children?: ReactNode;
  level?: 2 | 3;
};

/** A card with a picture above its text. The whole card is one link. */
export function PictureCard({ to, picture, title, above, children, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className={`${styles.card} ${picture ? '' : styles.plain}`}>
      {picture && (
        <div className={styles.frame}>
          <Picture picture={picture} sizes="(min-width: 80rem) 25rem, (min-width: 42rem) 45vw, 94vw" />
        </div>
      )}
      <div className={styles.words}>
        {above && <p className="soft">{above}</p>}
        <Heading className={styles.title}>
          {to ? (
            <LocalLink to={to} className={`covering ${styles.link}`}>
              {title}
              {!picture && <MoreArrow />}
            </LocalLink>
          ) : (
            title
          )}
        </Heading>
        {children}
      </div>
    </article>
  );
}
