import type { ComponentProps } from 'react';
import { LocalLink } from '../locale/LocalLink';
import { MoreArrow } from './MoreArrow';
import * as styles from './MoreLink.module.css';

/** A link that leads on to more of the same, with an arrow behind its words. */
export function MoreLink({ children, ...rest }: Omit<ComponentProps<typeof LocalLink>, 'className'>) {
  return (
    <LocalLink {...rest} className={styles.link}>
      {children}
      <MoreArrow />
    </LocalLink>
  );
}
