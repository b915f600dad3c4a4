import { useDeferredValue } from 'react';

/**
 * Homes to draw: the first of them at once, as they are what is seen, the others a moment later, when nothing more
 * urgent is to be done. Until then those that stood there before stay, so that the page keeps its height.
 */
export function useFirstThenRest<Home extends { reference: string }>(
  homes: readonly Home[],
  first: number,
): readonly Home[] {
  const settled = useDeferredValue(homes);
  if (settled === homes || homes.length <= first) return homes;
  const seen = homes.slice(0, first);
  const references = new Set(seen.map(({ reference }) => reference));
  const before = settled.filter(({ reference }) => !references.has(reference));
  return [...seen, ...before.slice(0, homes.length - first)];
}
