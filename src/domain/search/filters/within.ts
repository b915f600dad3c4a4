import type { Fits } from './searchFilter';

/** Within a minimum and a maximum, both included. With `least`, values below it mean "none" and never fit. */
export function within(values: Float64Array, min: number | null, max: number | null, least = 0): Fits | null {
  if (min === null && max === null) return null;
  const [from, to] = [Math.max(min ?? least, least), max ?? Number.POSITIVE_INFINITY];
  return (index) => {
    const value = values[index] ?? 0;
    return value >= from && value <= to;
  };
}
