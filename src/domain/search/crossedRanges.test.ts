import { expect, it } from 'vitest';
import { crossedRanges } from './crossedRanges';
import { defaultQuery } from './query';

const query = { ...defaultQuery('residential', 'rent'), page: 3 };

it('names the ranges whose minimum is above the maximum, and the search with both swapped', () => {
  const asked = {
    ...query,
    minPrice: 9000,
    maxPrice: 5000,
    minBedrooms: 2,
    maxBedrooms: 0,
    minSize: 80,
    maxSize: 80,
  };
  expect(crossedRanges(asked)).toEqual([
    { name: 'price', swapped: { ...asked, minPrice: 5000, maxPrice: 9000, page: 1 } },
    { name: 'bedrooms', swapped: { ...asked, minBedrooms: 0, maxBedrooms: 2, page: 1 } },
  ]);
});

it('finds nothing in a range with one limit', () => {
  expect(crossedRanges({ ...query, minPrice: 9000, maxBedrooms: 0 })).toEqual([]);
});
