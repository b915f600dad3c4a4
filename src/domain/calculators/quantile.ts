/**
 * Returns a quantile of numbers, interpolated linearly.
 * @param part from 0 to 1; 0.5 is the median
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
