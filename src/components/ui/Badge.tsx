import type { ReactNode } from 'react';
import * as styles from './Badge.module.css';

type Props = { tone?: 'plain' | 'brand' | 'good' | 'warn' | 'gone'; children: ReactNode };

/** A word or two about the state of a thing. */
export function Badge({ tone = 'plain', children }: Props) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
