import { describe, expect, it } from 'vitest';
import { madeContent, madeSearchIndex } from '../../../tests/support/madeSearchIndex';
import type { Family, Purpose } from '../content/listings';
import { featureCounts } from './featureCounts';
import { completionYears } from './filters/completion';
import { countMatches } from './fitsQuery';
import { offeredFilters, withOfferedFilters } from './offeredFilters';
import { priceHistogram } from './priceHistogram';
import { defaultQuery, parseQuery, resultsPath, type SearchQuery } from './query';
import { referenceAt } from './summaryAt';

const content = madeContent(1500, 3);
const searchIndexOf = (
  family: 'residential' | 'commercial' | 'off-plan' | 'new-homes',
  purpose: 'rent' | 'sale',
  own = content.listings,
) => madeSearchIndex({ ...content, listings: own }, family, purpose);

const offeredOf = (...kind: Parameters<typeof searchIndexOf>) => {
  const { data } = searchIndexOf(...kind);
  return offeredFilters(data, data);
};

describe('filters', () => {
  it('are offered if they distinguish homes', () => {
    const offered = offeredOf('residential', 'rent');
    expect([...offered]).toEqual(
      expect.arrayContaining(['price', 'bedrooms', 'furnished', 'bills', 'offMarket']),
    );
    expect(offered).not.toContain('ownable');
    expect(offered).not.toContain('completion');
  });

  it('include ownership for sales in Qatar', () => {
    expect(offeredOf('residential', 'sale')).toContain('ownable');
    expect(offeredOf('new-homes', 'sale')).not.toContain('ownable');
  });

  it('exclude rooms for listings without rooms', () => {
    const land = content.listings.map((listing) => ({ ...listing, bedrooms: null, bathrooms: null }));
    const offered = offeredOf('commercial', 'sale', land);
    expect(offered).not.toContain('bedrooms');
    expect(offered).not.toContain('bathrooms');
  });

  it('offer completion by future years', () => {
    const { data } = searchIndexOf('off-plan', 'sale');
    expect(offeredOf('off-plan', 'sale')).toContain('completion');
    const years = completionYears(data, '2026-11-20');
    expect(years).toEqual([...years].sort());
    expect(years[0]).toBeGreaterThanOrEqual(2026);
    expect(years).toContain(2030);
  });
});

describe('filters that are not offered', () => {
  const land = content.listings.map((home) => ({
    ...home,
    ...{ bedrooms: null, bathrooms: null, furnished: null },
    status: home.purpose === 'rent' ? ('for-rent' as const) : ('for-sale' as const),
  }));

  it.each([
    ['residential', 'rent', 'ownable=yes', ''],
    ['residential', 'rent', 'completion=2026', ''],
    ['residential', 'sale', 'bills-included=yes', ''],
    ['residential', 'sale', 'ownable=yes', 'ownable=yes'],
    ['new-homes', 'sale', 'ownable=yes&bills-included=yes', ''],
    ['off-plan', 'sale', 'completion=2027&ownable=yes', 'completion=2027&ownable=yes'],
    ['commercial', 'rent', 'ownable=yes&max-price=9000&page=3', 'max-price=9000&page=3'],
  ] as const)('are not asked of %s for %s: %s', (family, purpose, asked, kept) => {
    const query = readParameters(family, purpose, asked);
    const expected = readParameters(family, purpose, kept);
    expect(withOfferedFilters(query, null)).toEqual(expected);
    expect(withOfferedFilters(query, searchIndexOf(family, purpose).data)).toEqual(expected);
  });

  it('include filters that do not distinguish homes', () => {
    const { data } = searchIndexOf('commercial', 'sale', land);
    const asked = readParameters(
      'commercial',
      'sale',
      'min-bedrooms=2&min-bathrooms=1&furnished=furnished&include-gone=yes&page=2&text=x',
    );
    expect(withOfferedFilters(asked, data)).toEqual({
      ...defaultQuery('commercial', 'sale'),
      page: 2,
      text: 'x',
    });
  });

  function readParameters(family: Family, purpose: Purpose, parameters: string) {
    return parseQuery(resultsPath({ family, purpose }), parameters) as SearchQuery;
  }
});

describe('features', () => {
  const { data, words } = searchIndexOf('residential', 'sale');
  const query = defaultQuery('residential', 'sale');

  it('are counted with the other filters applied', () => {
    const asked = { ...query, features: ['gym' as const], maxPrice: 5_000_000 };
    for (const { feature, count } of featureCounts(data, words, asked)) {
      const wanted = [...new Set([...asked.features, feature])];
      expect(countMatches({ ...asked, features: wanted }, data, words)).toBe(count);
    }
  });

  it('are omitted if no home has them', () => {
    const bare = searchIndexOf(
      'residential',
      'sale',
      content.listings.map((listing) => ({ ...listing, features: [] })),
    );
    const names = featureCounts(bare.data, bare.words, query).map(({ feature }) => feature);
    expect(names).toEqual(['sea-view', 'maids-room']);
  });
});

describe('priceHistogram', () => {
  const { data, words } = searchIndexOf('residential', 'rent');
  const query = defaultQuery('residential', 'rent');

  it('counts every home once, ignoring the price filter', () => {
    const all = priceHistogram(data, words, query);
    expect(all?.counts.reduce((sum, count) => sum + count)).toBe(countMatches(query, data, words));
    expect(priceHistogram(data, words, { ...query, minPrice: 9000, maxPrice: 9001 })).toEqual(all);
  });

  it('is null for no homes or a single price', () => {
    expect(priceHistogram(data, words, { ...query, text: 'zzzzz' })).toBeNull();
    const one = { ...query, text: referenceAt(data, 0) };
    expect(countMatches(one, data, words)).toBe(1);
    expect(priceHistogram(data, words, one)).toBeNull();
  });
});
