import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeSearchIndex, searchContent } from '../../../tests/support/madeSearchIndex';
import { areas, expected, listings, queries, searchIndexOf } from '../../../tests/support/searchOracle';
import { countMatches } from './fitsQuery';
import { defaultQuery, type SearchQuery } from './query';
import { search } from './search';
import { referenceAt } from './summaryAt';

/** References of all results, in order. */
function found(query: SearchQuery): string[] {
  const { data, words } = searchIndexOf(query);
  return [...search(data, words, query).all].map((index) => referenceAt(data, index));
}

describe('search', () => {
  it('returns the same homes in the same order as the reference implementation', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(found(query)).toEqual(expected(query));
      }),
      { numRuns: 500 },
    );
  }, 30_000);

  it('has results for most of these random searches', () => {
    const sample = fc.sample(queries, { numRuns: 500, seed: 1 });
    expect(sample.filter((query) => found(query).length > 0).length).toBeGreaterThan(300);
  });

  it('counts its results correctly', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { data, words } = searchIndexOf(query);
        expect(countMatches(query, data, words)).toBe(search(data, words, query).total);
      }),
    );
  });

  it('returns every home once over all pages', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { data, words } = searchIndexOf(query);
        const { pages, all } = search(data, words, query);
        const shown = Array.from({ length: pages }, (_, at) =>
          search(data, words, { ...query, page: at + 1 }),
        );
        expect(shown.flatMap(({ indexes }) => indexes)).toEqual([...all]);
      }),
    );
  });

  it('returns the last page for a larger page number', () => {
    const query = { ...defaultQuery('residential', 'rent'), page: 999 };
    const { data, words } = searchIndexOf(query);
    const { page, pages, indexes } = search(data, words, query);
    expect(page).toBe(pages);
    expect(indexes.length).toBeGreaterThan(0);
  });

  it('finds a home by any spelling of its reference', () => {
    const listing = listings.find(({ family, purpose }) => family === 'residential' && purpose === 'rent');
    const number = listing?.reference.replace(/\D+/, '');
    const ways = [`cap-${number}`, `CAP ${number}`, `cap${number}`];
    for (const text of ways) {
      expect(found({ ...defaultQuery('residential', 'rent'), includeOffMarket: true, text })).toEqual([
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

  it.each([
    ['al-egla', 'freehold'],
    ['al-khaleej-street', 'usufruct'],
    ['al-rayyan-road', 'usufruct'],
  ] as const)('knows of %s that it has the %s of its district', (slug, right) => {
    const { words } = searchIndexOf(defaultQuery('residential', 'sale'));
    expect(words.areas.find((area) => area.slug === slug)?.[right]).toBe(true);
  });

  it.each([
    ['Lusail City', { areas: ['lusail'] }],
    ['مدينة لوسيل', { areas: ['lusail'] }],
    ['al waab area', { areas: ['al-waab'] }],
    ['villa al waab', { areas: ['al-waab'], type: 'villa' }],
    ['شقة في لوسيل', { areas: ['lusail'], type: 'apartment' }],
    ['وست باي لاجون', { areas: ['west-bay-lagoon'] }],
  ] as [string, Partial<SearchQuery>][])('finds by the text %s what is meant', (text, meant) => {
    const rent: SearchQuery = { ...defaultQuery('residential', 'rent'), includeOffMarket: true };
    const homes = found({ ...rent, ...meant });
    expect(homes.length).toBeGreaterThan(0);
    expect(found({ ...rent, text })).toEqual(homes);
  });

  it('does not match a type as a prefix: "villa" is not "village"', () => {
    const moved = listings.map((home) => ({ ...home, area: 'giardino-village', building: null }));
    const { data, words } = madeSearchIndex(searchContent(moved, areas), 'residential', 'rent');
    const rent: SearchQuery = { ...defaultQuery('residential', 'rent'), includeOffMarket: true };
    const villas = countMatches({ ...rent, type: 'villa' }, data, words);
    expect(villas).toBeGreaterThan(0);
    expect(countMatches({ ...rent, text: 'villa giardino' }, data, words)).toBe(villas);
  });

  it('tolerates typing errors only if no name matches exactly', () => {
    const rent = defaultQuery('residential', 'rent');
    expect(found({ ...rent, text: 'navigashion' })).toEqual(found({ ...rent, text: 'navigation' }));
    expect(found({ ...rent, text: 'بورتو ارابيه' })).toEqual(found({ ...rent, text: 'بورتو أرابيا' }));
    expect(found({ ...rent, text: 'xyzzy' })).toEqual([]);
  });
});
