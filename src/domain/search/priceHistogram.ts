import { fitsQuery } from './fitsQuery';
import type { SearchQuery } from './query';
import type { SearchData } from './searchData';
import type { SearchWords } from './searchWords';

/** Number of homes by price. All bins between `min` and `max` have the same width. */
export type PriceHistogram = { min: number; max: number; counts: number[] };

const steps = 28;

/**
 * The histogram of prices of homes that match the other filters. The most expensive twentieth is in the last bin;
 * otherwise a single outlier would push all other homes into the first. Null for fewer than two prices.
 */
export function priceHistogram(
  data: SearchData,
  words: SearchWords,
  query: SearchQuery,
): PriceHistogram | null {
  const fits = fitsQuery(query, data, words, ['price']);
  const prices = [...data.column.price].filter((_, index) => fits(index)).sort((a, b) => a - b);
  const min = prices[0] ?? 0;
  const max = prices[Math.floor((prices.length - 1) * 0.95)] ?? 0;
  if (max <= min) return null;
  const counts = Array.from({ length: steps }, () => 0);
  for (const price of prices) {
    const step = Math.min(steps - 1, Math.floor(((price - min) / (max - min)) * steps));
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return { min, max, counts };
}
