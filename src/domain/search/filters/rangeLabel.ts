import type { LabelContext } from './searchFilter';

/** Returns the label of a range, such as "Up to QAR 10,000". At least one limit is not null. */
export function rangeLabel(
  min: number | null,
  max: number | null,
  { t }: LabelContext,
  words: (value: number) => string,
): string {
  const [from, to] = [min === null ? null : words(min), max === null ? null : words(max)];
  if (from !== null && to !== null) return from === to ? to : t('results.between', { from, to });
  return from !== null ? t('results.fromAmount', { from }) : t('results.toAmount', { to: to ?? '' });
}
