import type { Listing } from './listings';

/**
 * The price before a reduction.
 * @returns the last earlier price if it was higher than the current one, otherwise null. A reduction that was later
 * taken back is not one.
 */
export function reducedFrom({ price, priceHistory }: Pick<Listing, 'price' | 'priceHistory'>): number | null {
  const before = priceHistory.at(-1)?.amount ?? 0;
  return before > price.amount ? before : null;
}
