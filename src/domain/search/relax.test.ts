import { describe, expect, it } from 'vitest';
import { madeContent, madeSearchIndex } from '../../../tests/support/madeSearchIndex';
import { propertyTypes } from '../content/listingTerms';
import { countByArea, countByType } from './facets';
import { countMatches } from './fitsQuery';
import { nearbyAreas } from './nearbyAreas';
import { defaultQuery, type SearchQuery } from './query';
import { relax } from './relax';

const { data, words } = madeSearchIndex(madeContent(3000, 5), 'residential', 'rent');
const rent = defaultQuery('residential', 'rent');

describe('relax, for a search without results', () => {
  const query: SearchQuery = {
    ...rent,
    areas: ['al-waab'],
    type: 'villa',
    maxPrice: 2,
    features: ['pool', 'gym'],
    page: 4,
  };

  it('suggests filters to remove, with the number of results', () => {
    expect(countMatches(query, data, words)).toBe(0);
    const ways = relax(data, words, { ...query, areas: ['qatar'], features: [] });
    expect(ways.map(({ name }) => name)).toEqual(['price']);
    expect(ways[0]?.total).toBe(countMatches({ ...rent, type: 'villa' }, data, words));
    expect(ways[0]?.query).toEqual({ ...rent, type: 'villa' });
  });

  it('suggests nothing if removing one filter is not enough', () => {
    expect(relax(data, words, { ...query, minSize: 90_000 })).toEqual([]);
  });

  it('suggests the whole country, fewer features, and homes off the market', () => {
    const strict: SearchQuery = {
      ...rent,
      areas: ['al-waab'],
      features: ['spa', 'sauna', 'gym', 'mezzanine'],
    };
    const ways = relax(data, words, strict);
    expect(ways.every(({ total, query }) => total > 0 && total === countMatches(query, data, words))).toBe(
      true,
    );
    expect(ways.map(({ total }) => total)).toEqual(ways.map(({ total }) => total).sort((a, b) => b - a));
    expect(relax(data, words, rent).map(({ name }) => name)).toEqual(['offMarket']);
    expect(relax(data, words, { ...rent, includeOffMarket: true })).toEqual([]);
  });
});

describe('nearbyAreas', () => {
  it('are the nearest with homes that match the other filters', () => {
    const query: SearchQuery = { ...rent, areas: ['porto-arabia'], maxPrice: 15_000 };
    const nearby = nearbyAreas(data, words, query);
    expect(nearby).toHaveLength(6);
    expect(nearby.map(({ distance }) => distance)).toEqual(
      nearby.map(({ distance }) => distance).sort((a, b) => a - b),
    );
    for (const { slug, count } of nearby) {
      expect(count).toBe(countMatches({ ...query, areas: [slug] }, data, words));
    }
  });

  it('neither contain the searched area nor lie within it', () => {
    const slugs = nearbyAreas(data, words, { ...rent, areas: ['the-pearl-island'] }, 50).map(
      ({ slug }) => slug,
    );
    expect(slugs).not.toContain('the-pearl-island');
    expect(slugs).not.toContain('porto-arabia');
    expect(slugs).not.toContain('doha');
    expect(slugs).not.toContain('qatar');
    expect(slugs).toContain('lusail');
  });

  it('are none for the whole country or an unknown area', () => {
    expect(nearbyAreas(data, words, rent)).toEqual([]);
    expect(nearbyAreas(data, words, { ...rent, areas: ['atlantis'] })).toEqual([]);
  });
});

describe('facet counts', () => {
  it('by area include the areas within and apply the other filters', () => {
    const query: SearchQuery = { ...rent, areas: ['al-sadd'], maxPrice: 12_000 };
    const counts = countByArea(data, words, query);
    for (const [index, { slug }] of words.areas.entries()) {
      const alone = { ...query, areas: [slug] };
      expect(counts[index]).toBe(countMatches(alone, data, words));
    }
  });

  it('by type apply the other filters', () => {
    const query: SearchQuery = { ...rent, type: 'villa', minSize: 200 };
    const counts = countByType(data, words, query);
    expect(counts.map(({ type }) => type)).toEqual(
      propertyTypes.filter((type) => countMatches({ ...query, type }, data, words) > 0),
    );
    for (const { type, count } of counts) expect(count).toBe(countMatches({ ...query, type }, data, words));
  });
});
