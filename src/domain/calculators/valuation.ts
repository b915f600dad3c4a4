import type { PropertyType } from '../content/listings';
import type { Comparable } from './comparables';
import { quantile } from './quantile';

/** Fewer homes than this say nothing of what another is worth. */
export const leastComparables = 5;

export type HomeToValue = { type: PropertyType; size: number };

/** Why an estimate is as sure as it is. */
export type ValuationReason =
  | 'sameArea'
  | 'areaAround'
  | 'manyHomes'
  | 'fewHomes'
  | 'pricesClose'
  | 'pricesApart'
  | 'sizeOutside';

export type Valuation = {
  /** Whole units of the comparables' currency, as exact as such a figure can be: three digits. */
  low: number;
  middle: number;
  high: number;
  perMetre: { low: number; middle: number; high: number };
  /** Slug of the place that the homes are in. */
  place: string;
  /** The homes that it was drawn from, those nearest in size first. */
  used: Comparable[];
  sureness: 'good' | 'fair' | 'low';
  reasons: ValuationReason[];
};

/** Too few homes: how many there are in the last place that was looked at. */
export type NoValuation = { found: number; place: string | null };

/**
 * An estimate from homes of the same type: the middle of their prices per m² times the size, with the range that the
 * middle half of them spans. Where the first place holds too few the next is taken; where that does too, there is none.
 * @param places slugs: the home's own place, then the one around it
 */
export function valuation(
  { type, size }: HomeToValue,
  comparables: readonly Comparable[],
  places: readonly string[],
): Valuation | NoValuation {
  const sound = comparables.filter((home) => home.type === type && home.size > 0 && home.price > 0);
  const inPlaces = places.map((place) => ({
    place,
    homes: sound.filter((home) => home.places.includes(place)),
  }));
  const enough = inPlaces.find(({ homes }) => homes.length >= leastComparables);
  const last = inPlaces.at(-1);
  if (!enough || !(size > 0 && size <= 1e6)) {
    return { found: last?.homes.length ?? 0, place: last?.place ?? null };
  }
  const { place, homes } = enough;
  const perMetre = homes.map((home) => home.price / home.size);
  const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => quantile(perMetre, part)) as [
    number,
    number,
    number,
  ];
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

/** True for an estimate, false where there were too few homes. */
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

/** Good with nothing against it, fair with one thing, low with more. */
function surenessOf(reasons: readonly ValuationReason[]): Valuation['sureness'] {
  const doubts: ValuationReason[] = ['areaAround', 'fewHomes', 'pricesApart', 'sizeOutside'];
  const against = reasons.filter((reason) => doubts.includes(reason)).length;
  return against === 0 ? 'good' : against === 1 ? 'fair' : 'low';
}

/** 1,234,567 as 1,230,000: more digits would pretend to know more. */
function toThreeDigits(amount: number): number {
  return Math.round(Number(amount.toPrecision(3)));
}
