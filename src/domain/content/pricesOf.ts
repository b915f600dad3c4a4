import type { Listing } from './listings';

/** A price that a home has had, and the day from which it applied; null for a current price without such a day. */
export type PriceStep = { date: string | null; amount: number };

/** The prices of a home from the first to the current one. `until` is the last day on which the price was confirmed. */
export type Prices = { steps: PriceStep[]; until: string };

/** A change of the price: both figures are negative for a reduction. */
export type PriceChange = { amount: number; percent: number };

type Dated = Pick<Listing, 'price' | 'priceHistory' | 'priceSince' | 'verified'>;

/** Returns the prices of a home, or null if it has always had the same price. */
export function pricesOf({ price, priceHistory, priceSince, verified }: Dated): Prices | null {
  if (priceHistory.length === 0) return null;
  return { steps: [...priceHistory, { date: priceSince, amount: price.amount }], until: verified };
}

/** Returns the change from the price before to the one at `index`; null for the first price. */
export function priceChange(steps: readonly PriceStep[], index: number): PriceChange | null {
  const [before, now] = [steps[index - 1], steps[index]];
  if (!before || !now) return null;
  const amount = now.amount - before.amount;
  return { amount, percent: (amount / before.amount) * 100 };
}

/**
 * A position in a chart: both figures run from 0 to 1, `along` from the first day to the last, `up` from the lowest
 * price to the highest.
 */
export type ChartPoint = { along: number; up: number };

/**
 * Returns the position in a chart of each price on its first day. A price without a day is at the end. If all prices
 * have the same day, they are spread evenly.
 */
export function chartPoints({ steps, until }: Prices): ChartPoint[] {
  const days = steps.map(({ date }) => Date.parse(date ?? until));
  const [first = 0, last] = [days[0], Date.parse(until)];
  const amounts = steps.map(({ amount }) => amount);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  return steps.map(({ amount }, index) => ({
    along: last > first ? ((days[index] ?? last) - first) / (last - first) : index / steps.length,
    up: high > low ? (amount - low) / (high - low) : 1,
  }));
}
