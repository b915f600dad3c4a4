import type { ReactNode } from 'react';
import * as styles from './ScreenOnly.module.css';

/** Parts of a details page that mean nothing on paper: what is pressed, played or filled in. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}
