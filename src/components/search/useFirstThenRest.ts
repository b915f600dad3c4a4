import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/**
 * Homes to draw: the first of them at once, as they are what is seen, the others a moment later, when nothing more
 * urgent is to be done. Until then those that stood there before stay, so that the page keeps its height.
 * @param isSent true where the page that was sent shows them all already
 */
export function useFirstThenRest<Home extends { reference: string }>(
  homes: readonly Home[],
  first: number,
  isSent: boolean,
): readonly Home[] {
  const [isBegun, setBegun] = useState(isSent);
  useEffect(() => startTransition(() => setBegun(true)), []);
  const settled = useDeferredValue(homes);
  if (!isBegun) return homes.slice(0, first);
  if (settled === homes || homes.length <= first) return homes;
  const seen = homes.slice(0, first);
  const references = new Set(seen.map(({ reference }) => reference));
  const before = settled.filter(({ reference }) => !references.has(reference));
  return [...seen, ...before.slice(0, homes.length - first)];
}
