import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryQuery } from '../../../tests/support/arbitraryQuery';
import { naiveSearch, placeNamesOf } from '../../../tests/support/naiveSearch';
import { randomListings, readAreas, searchContent, searchWorld } from '../../../tests/support/searchWorld';
import { families } from '../content/listingTerms';
import { countMatches } from './filter';
import { foldText } from './foldText';
import { parameterFields } from './parameters';
import { defaultQuery, type SearchQuery } from './query';
import { search } from './search';
import { referenceAt } from './summaryAt';
import { wantedFeatureNames } from './vocabulary';

const areas = readAreas();
const bySlug = new Map(areas.map((area) => [area.slug, area]));
const listings = randomListings(1500, 7, areas);
const content = searchContent(listings, areas);
const worlds = new Map(
  families.flatMap((family) =>
    (['rent', 'sale'] as const).map((purpose) => [
      `${family} ${purpose}`,
      searchWorld(content, family, purpose),
    ]),
  ),
);

function worldOf({ family, purpose }: Pick<SearchQuery, 'family' | 'purpose'>) {
  return worlds.get(`${family} ${purpose}`) as ReturnType<typeof searchWorld>;
}

/** References of all that a search finds, in its order. */
function found(query: SearchQuery): string[] {
  const { data, words } = worldOf(query);
  return [...search(data, words, query).all].map((index) => referenceAt(data, index));
}

function expected(query: SearchQuery): string[] {
  return naiveSearch(listings, bySlug, query, (listing) => [
    ...placeNamesOf(listing, bySlug),
    ...projectNames(listing),
  ]).map(({ reference }) => reference);
}

function projectNames(listing: (typeof listings)[number]): string[] {
  const own = content.offPlan.filter(({ slug }) => slug === listing.project);
  const inArea = content.developments.filter(({ area }) => area === listing.area);
  const units = content.developments.filter(({ slug }) => slug === listing.project);
  return [...own, ...inArea, ...units].flatMap(({ name, developer }) => [
    ...Object.values(name),
    ...Object.values(developer),
  ]);
}

const slug = fc.constantFrom(...areas.map((area) => area.slug));
const nameWords = [
  ...new Set(
    listings.flatMap((listing) => placeNamesOf(listing, bySlug)).flatMap((name) => name.split(/[ -]/)),
  ),
].filter((word) => foldText(word).length >= 4);
const text = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.constantFrom(...nameWords) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('cap-12', 'CAP 40', 'jsn7', 'Safwa', 'برزان', 'safwa developments'),
  },
);

/** Values that refuse some homes and let others through, in place of any that the address could hold. */
const telling = fc.record({
  areas: fc.oneof(
    fc.constantFrom(['doha', 'lusail'], ['the-pearl-island'], ['uk'], ['london', 'leeds']),
    fc.uniqueArray(slug, { minLength: 1, maxLength: 4 }),
  ),
  minPrice: fc.constantFrom(5000, 1_000_000),
  maxPrice: fc.constantFrom(20_000, 5_000_000),
  minBedrooms: fc.integer({ min: 0, max: 3 }),
  maxBedrooms: fc.integer({ min: 0, max: 5 }),
  minBathrooms: fc.integer({ min: 1, max: 4 }),
  minSize: fc.integer({ min: 1, max: 300 }),
  maxSize: fc.constantFrom(100, 300, 450.5),
  completion: fc.constantFrom(2025, 2026, 2028),
  features: fc.subarray([...wantedFeatureNames], { minLength: 1, maxLength: 2 }),
});

/** Searches that ask up to five things. */
const queries = fc
  .tuple(
    arbitraryQuery(slug, text),
    telling,
    fc.subarray([...parameterFields, 'areas', 'type'] as const, { maxLength: 5 }),
  )
  .map(([any, more, asked]): SearchQuery => {
    const values = { ...any, ...more };
    const chosen = Object.fromEntries(asked.map((field) => [field, values[field]]));
    return { ...defaultQuery(any.family, any.purpose), sort: any.sort, ...chosen };
  });

describe('a search', () => {
  it('finds the same homes in the same order as asking every listing', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(found(query)).toEqual(expected(query));
      }),
      { numRuns: 500 },
    );
  }, 30_000);

  it('finds something in most of these random searches, so that they say something', () => {
    const sample = fc.sample(queries, { numRuns: 500, seed: 1 });
    expect(sample.filter((query) => found(query).length > 0).length).toBeGreaterThan(300);
  });

  it('counts as many as it finds', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { data, words } = worldOf(query);
        expect(countMatches(query, data, words)).toBe(search(data, words, query).total);
      }),
    );
  });

  it('shows every home once over all pages', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { data, words } = worldOf(query);
        const { pages, all } = search(data, words, query);
        const shown = Array.from({ length: pages }, (_, at) =>
          search(data, words, { ...query, page: at + 1 }),
        );
        expect(shown.flatMap(({ indexes }) => indexes)).toEqual([...all]);
      }),
    );
  });

  it('shows the last page when asked for one after it', () => {
    const query = { ...defaultQuery('residential', 'rent'), page: 999 };
    const { data, words } = worldOf(query);
    const { page, pages, indexes } = search(data, words, query);
    expect(page).toBe(pages);
    expect(indexes.length).toBeGreaterThan(0);
  });

  it('finds a home by its reference however it is written', () => {
    const listing = listings.find(({ family, purpose }) => family === 'residential' && purpose === 'rent');
    const number = listing?.reference.replace(/\D+/, '');
    const ways = [`cap-${number}`, `CAP ${number}`, `cap${number}`];
    for (const text of ways) {
      expect(found({ ...defaultQuery('residential', 'rent'), includeGone: true, text })).toEqual([
        `cap-${number}`,
      ]);
    }
  });

  it('finds the homes of a finished development by its name and its developer', () => {
    const rent = defaultQuery('residential', 'rent');
    const there = found({ ...rent, areas: ['le-mirage', 'marina-09'] });
    expect(there.length).toBeGreaterThan(0);
    expect(found({ ...rent, text: 'barzan homes' })).toEqual(there);
  });

  it('forgives typing errors in text only when no name is written so', () => {
    const rent = defaultQuery('residential', 'rent');
    expect(found({ ...rent, text: 'navigashion' })).toEqual(found({ ...rent, text: 'navigation' }));
    expect(found({ ...rent, text: 'بورتو ارابيه' })).toEqual(found({ ...rent, text: 'بورتو أرابيا' }));
    expect(found({ ...rent, text: 'xyzzy' })).toEqual([]);
  });
});
