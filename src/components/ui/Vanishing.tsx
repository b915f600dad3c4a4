import { type ReactNode, useDeferredValue } from 'react';
import * as styles from './Vanishing.module.css';

type Props = { isGone: boolean; children: ReactNode };

/**
 * Something large that may go away: it is hidden at once, and taken apart a moment later, when nobody waits for what
 * comes in its place.
 */
export function Vanishing({ isGone, children }: Props) {
  const wasGone = useDeferredValue(isGone);
  // As it was drawn before: React does not draw the same element again.
  const before = useDeferredValue(children);
  return (
    <div className={styles.contents} hidden={isGone}>
      {isGone ? (wasGone ? null : before) : children}
    </div>
  );
}
