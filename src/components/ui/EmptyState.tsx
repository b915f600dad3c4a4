import type { ReactNode } from 'react';
import * as styles from './EmptyState.module.css';

/** A message for an empty list: why it is empty and what to do next. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
