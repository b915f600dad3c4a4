import type { Fits } from './searchFilter';

/** Returns a predicate for values from a minimum to a maximum, inclusive. Values below `least` never match. */
export function within(values: Float64Array, min: number | null, max: number | null, least = 0): Fits | null {
  if (min === null && max === null) return null;
  const [from, to] = [Math.max(min ?? least, least), max ?? Number.POSITIVE_INFINITY];
  return (index) => {
    const value = values[index] ?? 0;
    return value >= from && value <= to;
  };
}
