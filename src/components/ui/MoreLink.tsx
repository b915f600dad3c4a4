import type { ComponentProps } from 'react';
import { LocalLink } from '../locale/LocalLink';
import { MoreArrow } from './MoreArrow';
import * as styles from './MoreLink.module.css';

/** A link to further content, followed by an arrow. */
export function MoreLink({ children, ...rest }: Omit<ComponentProps<typeof LocalLink>, 'className'>) {
  return (
    <LocalLink {...rest} className={styles.link}>
      {children}
      <MoreArrow />
    </LocalLink>
  );
}
