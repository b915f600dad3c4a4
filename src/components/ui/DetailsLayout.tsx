import type { ReactNode } from 'react';
import * as styles from './DetailsLayout.module.css';

/**
 * The layout of a details page: the content in the main column and the contact panel beside it, or below it on a phone.
 */
export function DetailsLayout({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}
