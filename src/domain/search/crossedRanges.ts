import type { FilterName } from './filters/filters';
import type { SearchQuery } from './query';

/** A range whose minimum is above its maximum, so that no home is in it. */
export type CrossedRange = {
  name: FilterName;
  /** The first page of the same search with both limits swapped, which is probably meant. */
  swapped: SearchQuery;
};

const ranges = [
  { name: 'price', min: 'minPrice', max: 'maxPrice' },
  { name: 'bedrooms', min: 'minBedrooms', max: 'maxBedrooms' },
  { name: 'size', min: 'minSize', max: 'maxSize' },
] as const;

/**
 * Returns the ranges of a search whose minimum is above the maximum. They are not corrected silently: while a limit is
 * typed, it may be the other one that is wrong.
 */
export function crossedRanges(query: SearchQuery): CrossedRange[] {
  return ranges.flatMap(({ name, min, max }) => {
    const [least, most] = [query[min], query[max]];
    if (least === null || most === null || least <= most) return [];
    return [{ name, swapped: { ...query, [min]: most, [max]: least, page: 1 } }];
  });
}
