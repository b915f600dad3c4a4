import type { ReactNode } from 'react';
import * as styles from './DetailsLayout.module.css';

/** A details page: what there is to read, and beside it (beneath it on a phone) whom to ask. */
export function DetailsLayout({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}
