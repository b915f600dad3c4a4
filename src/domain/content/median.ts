/** Returns the median: the middle value, or the mean of the two middle values. @throws Error for an empty array */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('no values have no median');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] as number)) / 2;
}
