import { expect, it } from 'vitest';
import { randomListings, readAreas } from '../../../tests/support/madeSearchIndex';
import { encodeSearchData } from '../../generation/encodeSearchData';
import { encodeSearchWords } from '../../generation/encodeSearchWords';
import { decodeSearchData } from '../search/searchData';
import { decodeWords } from '../search/searchWords';
import { comparablesOf, placesToCompare } from './comparables';

const areas = readAreas();
const listings = randomListings(200, 7, areas);
const indexes = encodeSearchWords({ areas, listings, offPlan: [], developments: [] } as never);
const words = decodeWords(indexes.words, 'en');
const data = decodeSearchData(encodeSearchData(listings, 'residential', 'sale', indexes), words);

it('comparablesOf returns all homes, with price, size and places', () => {
  const found = comparablesOf(data, words);
  const asked = listings.filter(({ family, purpose }) => family === 'residential' && purpose === 'sale');
  expect(found).toHaveLength(asked.length);
  const sums = (homes: { size: number; price: number }[]) =>
    homes.reduce((sum, { size, price }) => sum + size * price, 0);
  expect(sums(found)).toBeCloseTo(sums(asked.map(({ size, price }) => ({ size, price: price.amount }))), 0);
  expect(found.every(({ places }) => places.at(-1) === 'qatar')).toBe(true);
});

it('placesToCompare returns the place and its parent, never a country', () => {
  expect(placesToCompare('marina-district', words)).toEqual(['marina-district', 'lusail']);
  expect(placesToCompare('lusail', words)).toEqual(['lusail']);
  expect(placesToCompare('atlantis', words)).toEqual([]);
});
