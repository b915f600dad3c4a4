import { useDeferredValue, useMemo, useState } from 'react';
import { useMounted } from '../../ui/useMounted';
import { homesInView } from './homesInView';

/** Homes to draw, in two parts that have keys of their own. */
type FirstThenRest<Home> = { seen: readonly Home[]; rest: readonly Home[] };

/**
 * Homes to draw: those that are seen at once, the others a moment later, when nothing more urgent is to be done. Until
 * then those that stood there before stay as they are, so that the page keeps its height and nothing of them is drawn or
 * compared again.
 * @param isSent true where the page that was sent shows them all already
 */
export function useFirstThenRest<Home>(
  homes: readonly Home[],
  view: Parameters<typeof homesInView>[0],
  isSent: boolean,
): FirstThenRest<Home> {
  // The server draws all of them.
  const [first] = useState(() => (typeof window === 'undefined' ? 0 : homesInView(view)));
  const isMounted = useMounted(isSent);
  const settled = useDeferredValue(homes);
  const rest = useMemo(() => settled.slice(first), [settled, first]);
  const seen = useMemo(() => homes.slice(0, first), [homes, first]);
  // One of those before may be seen above already: nobody minds for a moment, and to look for it would take one.
  return { seen, rest: isMounted && homes.length > first ? rest : none };
}

const none: never[] = [];
