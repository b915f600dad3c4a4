import { type ReactNode, useDeferredValue, useRef } from 'react';
import * as styles from './Vanishing.module.css';

type Props = { isGone: boolean; children: ReactNode };

/**
 * Something large that may go away: it is hidden at once, and taken apart a moment later, when nobody waits for what
 * comes in its place.
 */
export function Vanishing({ isGone, children }: Props) {
  const wasGone = useDeferredValue(isGone);
  // As it was drawn last: what is the same element is not drawn again.
  const last = useRef(children);
  if (!isGone) last.current = children;
  return (
    <div className={styles.contents} hidden={isGone}>
      {isGone && wasGone ? null : last.current}
    </div>
  );
}
