import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus when the item that had it was removed from a list: to the next item, or to the heading of the page if
 * there is none.
 * @param keys one for each item
 * @returns a ref for the list
 */
export function useFocusAfterRemoval(keys: readonly string[]): RefObject<HTMLUListElement> {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(keys);
  useEffect(() => {
    const removed = shown.current.findIndex((key) => !keys.includes(key));
    shown.current = keys;
    if (removed < 0 || document.activeElement !== document.body) return;
    const items = list.current?.children ?? [];
    const next = items[Math.min(removed, items.length - 1)]?.querySelector<HTMLElement>('a, button');
    if (next) return next.focus({ preventScroll: true });
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  });
  return list;
}
