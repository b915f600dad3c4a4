import type { ReactNode } from 'react';
import * as styles from './Beside.module.css';

type Props = {
  aside: ReactNode;
  /** True to leave the aside out on narrow screens, where it would come after the content. */
  wideOnly?: boolean;
  children: ReactNode;
};

/** A column of text or of a form, with something that helps beside it on a wide screen. */
export function Beside({ aside, wideOnly = false, children }: Props) {
  return (
    <div className={styles.beside}>
      <div>{children}</div>
      <div className={`${styles.aside} ${wideOnly ? styles.wideOnly : ''} screenOnly`}>{aside}</div>
    </div>
  );
}
