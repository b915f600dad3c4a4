/**
 * Returns a quantile of numbers, interpolated linearly.
 * @param part from 0 to 1
 * @throws for an empty list
 */
export function quantile(values: readonly number[], part: number): number {
  if (values.length === 0) throw new Error('no values have no quantile');
  const sorted = [...values].sort((a, b) => a - b);
  const at = part * (sorted.length - 1);
  const below = sorted[Math.floor(at)] as number;
  const above = sorted[Math.ceil(at)] as number;
  return below + (above - below) * (at - Math.floor(at));
}

/** Returns the median: the middle value, or the mean of the two middle values. @throws for an empty list */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
