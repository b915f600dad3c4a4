import { useMemo } from 'react';
import { priceHistogram } from '../../../domain/search/priceHistogram';
import type { FilterControlProps } from './FilterControlProps';
import * as styles from './PriceBars.module.css';

/** A decorative histogram of prices next to the price fields. */
export function PriceBars({ query, searchIndex }: Pick<FilterControlProps, 'query' | 'searchIndex'>) {
  // The histogram ignores the price filter.
  const others = JSON.stringify({ ...query, minPrice: null, maxPrice: null });
  const histogram = useMemo(
    () => priceHistogram(searchIndex.data, searchIndex.words, JSON.parse(others)),
    [searchIndex, others],
  );
  if (!histogram) return null;
  const { min, max, counts } = histogram;
  const width = (max - min) / counts.length;
  const most = Math.max(...counts);
  const isWithin = (step: number) =>
    min + (step + 1) * width > (query.minPrice ?? 0) &&
    min + step * width <= (query.maxPrice ?? Number.POSITIVE_INFINITY);
  return (
    <svg
      className={`${styles.bars} flip`}
      viewBox={`0 0 ${counts.length} 20`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {counts.map((count, step) => {
        const height = count === 0 ? 0.4 : 2 + (count / most) * 18;
        return (
          <rect
            key={`${step}`}
            x={step + 0.12}
            y={20 - height}
            width={0.76}
            height={height}
            data-within={isWithin(step) || undefined}
          />
        );
      })}
    </svg>
  );
}
