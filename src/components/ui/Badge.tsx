import type { ReactNode } from 'react';
import * as styles from './Badge.module.css';

type Props = { tone?: 'plain' | 'brand' | 'good' | 'warn' | 'offMarket'; children: ReactNode };

/** A short label for the status of an item, such as "New" or "Sold". */
export function Badge({ tone = 'plain', children }: Props) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
