import { type ReactNode, useDeferredValue } from 'react';
import * as styles from './DeferredUnmount.module.css';

type Props = { isRemoved: boolean; children: ReactNode };

/**
 * Unmounts a large subtree in two steps: it is hidden at once and unmounted in a deferred render, so that removing it
 * does not delay the content that replaces it.
 */
export function DeferredUnmount({ isRemoved, children }: Props) {
  const isUnmounted = useDeferredValue(isRemoved);
  // Until then the previous children are reused: React skips rendering an element that is identical to the last one.
  const previousChildren = useDeferredValue(children);
  return (
    <div className={styles.contents} hidden={isRemoved}>
      {isRemoved ? (isUnmounted ? null : previousChildren) : children}
    </div>
  );
}
