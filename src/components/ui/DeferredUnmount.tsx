import { type ReactNode, useDeferredValue } from 'react';
import * as styles from './DeferredUnmount.module.css';

type Props = { isOffMarket: boolean; children: ReactNode };

/**
 * Something large that may go away: it is hidden at once, and taken apart a moment later, when nobody waits for what
 * comes in its place.
 */
export function DeferredUnmount({ isOffMarket, children }: Props) {
  const wasGone = useDeferredValue(isOffMarket);
  // As it was drawn before: React does not draw the same element again.
  const before = useDeferredValue(children);
  return (
    <div className={styles.contents} hidden={isOffMarket}>
      {isOffMarket ? (wasGone ? null : before) : children}
    </div>
  );
}
