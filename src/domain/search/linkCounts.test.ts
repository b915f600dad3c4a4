import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expected, queries, searchIndexOf } from '../../../tests/support/searchOracle';
import { countByArea, countByType } from './facets';
import { countryOfFamily } from './kind';
import { nearbyAreas } from './nearbyAreas';
import { defaultQuery, parseQuery, printQuery, resultsPath, type SearchQuery } from './query';
import { relax } from './relax';
import { surroundingsOf } from './surroundings';

/** Parses the search of a URL. */
function readBack(path: string): SearchQuery {
  const [pathname = '', parameters = ''] = path.split('?');
  return parseQuery(pathname, parameters) as SearchQuery;
}

/** Number of homes that a link leads to, counted by the reference implementation. */
function homesBehind(path: string): number {
  return expected(readBack(path)).length;
}

/** A link to another search, with the displayed number of homes. */
type Link = { path: string; count: number };

const linksOf: Record<string, (query: SearchQuery) => Link[]> = {
  'Look nearby': (query) => {
    const { data, words } = searchIndexOf(query);
    const isEverywhere = query.areas.includes(countryOfFamily(query.family));
    const place = query.family === 'new-homes' ? 'wembley' : 'west-bay';
    const local = isEverywhere ? { ...query, areas: [place] } : query;
    return nearbyAreas(data, words, local).map(({ query: there, count }) => ({
      path: printQuery(there),
      count,
    }));
  },
  'Relax one filter': (query) => {
    const { data, words } = searchIndexOf(query);
    return relax(data, words, query).map(({ query: wider, total }) => ({
      path: printQuery(wider),
      count: total,
    }));
  },
  'By type and By area': (query) => {
    const { data, words } = searchIndexOf(query);
    const { family, purpose } = query;
    const { types, areas } = surroundingsOf(data, words, query);
    return [
      ...types.map(({ type, count }) => ({
        path: resultsPath({ family, purpose, area: query.areas[0] ?? null, type }),
        count,
      })),
      ...areas.map(({ slug, count }) => ({ path: resultsPath({ family, purpose, area: slug }), count })),
    ];
  },
  'the filter of types': (query) => {
    const { data, words } = searchIndexOf(query);
    return countByType(data, words, query).map(({ type, count }) => ({
      path: printQuery({ ...query, type }),
      count,
    }));
  },
};

describe.each(Object.keys(linksOf))('the counts of %s', (name) => {
  it('equal the number of results of the linked search', () => {
    let followed = 0;
    fc.assert(
      fc.property(queries, (query) => {
        for (const { path, count } of linksOf[name]?.(readBack(printQuery(query))) ?? []) {
          followed++;
          expect([path, count]).toEqual([path, homesBehind(path)]);
        }
      }),
      { numRuns: 30 },
    );
    expect(followed).toBeGreaterThan(30);
  }, 60_000);
});

describe('Look nearby', () => {
  const query = { ...defaultQuery('residential', 'rent'), areas: ['west-bay'] };
  const { data, words } = searchIndexOf(query);

  it.each<[string, Partial<SearchQuery>]>([
    ['text', { text: 'zzzqqq' }],
    ['a piece of the map', { bounds: { south: 25.32, west: 51.52, north: 25.33, east: 51.53 } }],
  ])('leads away from %s, which names another place, and keeps the filters', (_, asked) => {
    const near = nearbyAreas(data, words, { ...query, ...asked, minBedrooms: 2, page: 3 });
    expect(near.length).toBeGreaterThan(0);
    for (const { slug, query: there } of near) {
      expect(there).toEqual({ ...query, areas: [slug], minBedrooms: 2 });
    }
  });
});

it.each([
  ['text', { text: 'palm tower' }],
  ['map bounds', { bounds: { south: 25.2, west: 51.4, north: 25.35, east: 51.56 } }],
])('countByArea applies the %s of the query', (_, asked) => {
  const query = { ...defaultQuery('residential', 'rent'), ...asked };
  const { data, words } = searchIndexOf(query);
  const counts = countByArea(data, words, query);
  expect(counts.some((count) => count > 0)).toBe(true);
  for (const [index, { slug }] of words.areas.entries()) {
    expect([slug, counts[index]]).toEqual([slug, expected({ ...query, areas: [slug] }).length]);
  }
});
