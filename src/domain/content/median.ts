/** The middle of some numbers (the mean of the two middle ones for an even count). @throws for none */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('no values have no median');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] as number)) / 2;
}
