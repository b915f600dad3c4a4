import { describe, expect, it } from 'vitest';
import { randomListings, readAreas, searchContent, searchWorld } from '../../../tests/support/searchWorld';
import { featureCounts } from './featureCounts';
import { countMatches } from './filter';
import { completionYears, offeredFilters } from './offeredFilters';
import { priceHistogram } from './priceHistogram';
import { defaultQuery } from './query';

const areas = readAreas();
const listings = randomListings(1500, 3, areas);
const worldOf = (
  family: 'residential' | 'commercial' | 'off-plan' | 'new-homes',
  purpose: 'rent' | 'sale',
  own = listings,
) => searchWorld(searchContent(own, areas), family, purpose);

describe('filters', () => {
  it('are those that part some homes from others', () => {
    const offered = offeredFilters(worldOf('residential', 'rent').data);
    expect([...offered]).toEqual(expect.arrayContaining(['price', 'bedrooms', 'furnished', 'bills', 'gone']));
    expect(offered).not.toContain('ownable');
    expect(offered).not.toContain('completion');
  });

  it('ask for ownership where homes are sold to people of all nations', () => {
    expect(offeredFilters(worldOf('residential', 'sale').data)).toContain('ownable');
    expect(offeredFilters(worldOf('new-homes', 'sale').data)).not.toContain('ownable');
  });

  it('leave out rooms where nothing has any', () => {
    const land = listings.map((listing) => ({ ...listing, bedrooms: null, bathrooms: null }));
    const offered = offeredFilters(worldOf('commercial', 'sale', land).data);
    expect(offered).not.toContain('bedrooms');
    expect(offered).not.toContain('bathrooms');
  });

  it('ask for completion by the years that are to come', () => {
    const { data } = worldOf('off-plan', 'sale');
    expect(offeredFilters(data)).toContain('completion');
    const years = completionYears(data, '2026-11-20');
    expect(years).toEqual([...years].sort());
    expect(years[0]).toBeGreaterThanOrEqual(2026);
    expect(years).toContain(2030);
  });
});

describe('features', () => {
  const { data, words } = worldOf('residential', 'sale');
  const query = defaultQuery('residential', 'sale');

  it('are counted with all else that is asked for', () => {
    const asked = { ...query, features: ['gym' as const], maxPrice: 5_000_000 };
    for (const { feature, count } of featureCounts(data, words, asked)) {
      const wanted = [...new Set([...asked.features, feature])];
      expect(countMatches({ ...asked, features: wanted }, data, words)).toBe(count);
    }
  });

  it('are left out where no home has them', () => {
    const bare = worldOf(
      'residential',
      'sale',
      listings.map((listing) => ({ ...listing, features: [] })),
    );
    const names = featureCounts(bare.data, bare.words, query).map(({ feature }) => feature);
    expect(names).toEqual(['sea-view', 'maids-room']);
  });
});

describe('the lie of prices', () => {
  const { data, words } = worldOf('residential', 'rent');
  const query = defaultQuery('residential', 'rent');

  it('has every home in one step, whatever price is asked for', () => {
    const all = priceHistogram(data, words, query);
    expect(all?.counts.reduce((sum, count) => sum + count)).toBe(countMatches(query, data, words));
    expect(priceHistogram(data, words, { ...query, minPrice: 9000, maxPrice: 9001 })).toEqual(all);
  });

  it('is nothing for no homes or one price', () => {
    expect(priceHistogram(data, words, { ...query, text: 'zzzzz' })).toBeNull();
  });
});
