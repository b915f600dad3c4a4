import type { PropertyType } from '../content/listings';
import type { Comparable } from './comparables';
import { quantile } from './quantile';

/** Minimum number of homes for an estimate. */
export const leastComparables = 5;

export type HomeToValue = { type: PropertyType; size: number };

/** A reason for the confidence in an estimate. */
export type ValuationReason =
  | 'sameArea'
  | 'areaAround'
  | 'manyHomes'
  | 'fewHomes'
  | 'pricesClose'
  | 'pricesApart'
  | 'sizeOutside';

export type Valuation = {
  /** Whole units of the comparables' currency, rounded to three digits. */
  low: number;
  middle: number;
  high: number;
  perMetre: { low: number; middle: number; high: number };
  /** Slug of the area of the homes. */
  place: string;
  /** The homes on which it is based, the most similar in size first. */
  used: Comparable[];
  sureness: 'good' | 'fair' | 'low';
  reasons: ValuationReason[];
};

/** Too few homes, with their number in the last place. */
export type NoValuation = { found: number; place: string | null };

/**
 * Estimates a price from homes of the same type: the median of their prices per m² times the size, with the range of
 * the middle half. If the first place has too few homes, the next is used.
 * @param places slugs of the home's own area and its parent
 */
export function valuation(
  { type, size }: HomeToValue,
  comparables: readonly Comparable[],
  places: readonly string[],
): Valuation | NoValuation {
  const valid = comparables.filter((home) => home.type === type && home.size > 0 && home.price > 0);
  const inPlaces = places.map((place) => ({
    place,
    homes: valid.filter((home) => home.places.includes(place)),
  }));
  const enough = inPlaces.find(({ homes }) => homes.length >= leastComparables);
  const last = inPlaces.at(-1);
  if (!enough || !(size > 0 && size <= 1e6)) {
    return { found: last?.homes.length ?? 0, place: last?.place ?? null };
  }
  const { place, homes } = enough;
  const perMetre = homes.map((home) => home.price / home.size);
  const [low, middle, high] = [quantile(perMetre, 0.25), quantile(perMetre, 0.5), quantile(perMetre, 0.75)];
  const reasons = reasonsOf(size, homes, { isOwnPlace: place === places[0], spread: (high - low) / middle });
  return {
    low: toThreeDigits(low * size),
    middle: toThreeDigits(middle * size),
    high: toThreeDigits(high * size),
    perMetre: { low, middle, high },
    place,
    used: [...homes].sort((a, b) => Math.abs(a.size - size) - Math.abs(b.size - size) || a.index - b.index),
    sureness: surenessOf(reasons),
    reasons,
  };
}

/** True for an estimate, false if there were too few homes. */
export function isValuation(result: Valuation | NoValuation): result is Valuation {
  return 'middle' in result;
}

function reasonsOf(
  size: number,
  homes: readonly Comparable[],
  { isOwnPlace, spread }: { isOwnPlace: boolean; spread: number },
): ValuationReason[] {
  const sizes = homes.map((home) => home.size);
  const isOutside = size < Math.min(...sizes) || size > Math.max(...sizes);
  const reasons: (ValuationReason | false)[] = [
    isOwnPlace ? 'sameArea' : 'areaAround',
    homes.length >= leastComparables * 2 ? 'manyHomes' : 'fewHomes',
    spread <= 0.25 ? 'pricesClose' : 'pricesApart',
    isOutside && 'sizeOutside',
  ];
  return reasons.filter((reason) => reason !== false);
}

/** Good without negative reasons, fair with one, low with more. */
function surenessOf(reasons: readonly ValuationReason[]): Valuation['sureness'] {
  const doubts: ValuationReason[] = ['areaAround', 'fewHomes', 'pricesApart', 'sizeOutside'];
  const against = reasons.filter((reason) => doubts.includes(reason)).length;
  return against === 0 ? 'good' : against === 1 ? 'fair' : 'low';
}

/** Rounds 1,234,567 to 1,230,000: more digits would suggest a precision that an estimate does not have. */
function toThreeDigits(amount: number): number {
  return Math.round(Number(amount.toPrecision(3)));
}
