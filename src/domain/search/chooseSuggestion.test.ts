import { expect, it } from 'vitest';
import { expected, searchIndexOf } from '../../../tests/support/searchOracle';
import { chooseSuggestion, countChosen } from './chooseSuggestion';
import { defaultQuery, type SearchQuery } from './query';
import { suggest } from './suggest';

const rent = defaultQuery('residential', 'rent');
const searchIndex = { ...searchIndexOf(rent), pictures: {}, code: 'en' as const };

const searches: [string, SearchQuery][] = [
  ['nothing else', rent],
  ['filters', { ...rent, minBedrooms: 2, maxPrice: 20_000, features: ['gym'] }],
  ['another place', { ...rent, areas: ['al-waab'] }],
  ['an area of the map', { ...rent, bounds: { south: 25.2, west: 51.4, north: 25.4, east: 51.55 } }],
  ['homes off the market', { ...rent, includeOffMarket: true }],
];

it.each(searches)('with %s, a suggestion shows the number of homes that it leads to', (_, query) => {
  const typed = [
    'villa al waab',
    'شقة في لوسيل',
    'lusail city',
    'lusail',
    'palm tower',
    'marina',
    'pearl',
    'barzan',
    'al',
    'مشيرب',
  ];
  const suggested = typed.flatMap((text) => suggest(searchIndex.data, searchIndex.words, text, 6));
  const counted = suggested.map((choice) => ({ choice, count: countChosen(query, choice, searchIndex) }));
  for (const { choice, count } of counted) {
    const next = chooseSuggestion(query, choice);
    const isHere = typeof next !== 'string' && next.family === 'residential';
    expect([choice.key, count]).toEqual([choice.key, isHere ? expected(next).length : null]);
  }
  expect(counted.filter(({ count }) => count !== null).length).toBeGreaterThan(10);
});

it('a suggestion that opens a page or homes of another family has no count', () => {
  const [development] = suggest(searchIndex.data, searchIndex.words, 'le mirage').filter(
    ({ kind }) => kind === 'development',
  );
  const [abroad] = suggest(searchIndex.data, searchIndex.words, 'london');
  for (const choice of [development, abroad]) {
    expect(choice).toBeDefined();
    if (choice) expect(countChosen(rent, choice, searchIndex)).toBeNull();
  }
});
