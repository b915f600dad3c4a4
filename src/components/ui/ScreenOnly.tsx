import type { ReactNode } from 'react';
import * as styles from './ScreenOnly.module.css';

/** Hides interactive parts of a details page, such as players and forms, from print. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={`${styles.parts} screenOnly`}>{children}</div>;
}
