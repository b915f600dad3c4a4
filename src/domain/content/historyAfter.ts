import type { Listing } from './listings';

type Price = { amount: number; currency: string; period?: string | null | undefined };

/** The fields of a home that a change of its price touches, as its JSON file has them. */
export type PricedHome = {
  price: Price;
  priceHistory?: Listing['priceHistory'] | null | undefined;
  priceSince?: string | null | undefined;
  listed: string;
  verified: string;
};

/**
 * Returns the price history of a home after a change of its price: with the price before and the day from which it
 * applied, which is the first one since the home was listed. Null if the change cannot be added, because the currency
 * or the period has changed or the days would not be in order.
 * @param home the home before the change
 * @param verified the day on which the new price was verified
 */
export function historyAfter(home: PricedHome, now: Price, verified: string): Listing['priceHistory'] | null {
  const { price, listed } = home;
  const history = home.priceHistory ?? [];
  const date = history.length === 0 ? listed : (home.priceSince ?? home.verified);
  const isSameKind = price.currency === now.currency && (price.period ?? null) === (now.period ?? null);
  const isInOrder = date <= verified && date >= (history.at(-1)?.date ?? listed);
  if (price.amount === now.amount || !isSameKind || !isInOrder) return null;
  return [...history, { date, amount: price.amount }];
}
