import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryQuery } from '../../../tests/support/arbitraryQuery';
import { activeFilters, clearFilters, withArea, withoutFilter } from './activeFilters';
import { defaultQuery, type SearchQuery } from './query';

const rent = defaultQuery('residential', 'rent');
const queries = arbitraryQuery(
  fc.constantFrom('lusail', 'west-bay', 'al-sadd', 'doha'),
  fc.constantFrom('', 'marina'),
);

describe('activeFilters', () => {
  it('is empty by default', () => {
    expect(activeFilters(rent)).toEqual([]);
  });

  it('has one entry for each filter, area and feature', () => {
    const query: SearchQuery = {
      ...rent,
      areas: ['lusail', 'west-bay'],
      minPrice: 5000,
      maxPrice: 9000,
      minBedrooms: 0,
      features: ['pool', 'gym'],
      includeOffMarket: true,
    };
    expect(activeFilters(query).map(({ name, value }) => [name, value])).toEqual([
      ['areas', 'lusail'],
      ['areas', 'west-bay'],
      ['offMarket', null],
      ['price', null],
      ['bedrooms', null],
      ['features', 'pool'],
      ['features', 'gym'],
    ]);
  });

  it('returns the same search if a removed value is not in it', () => {
    const query: SearchQuery = { ...rent, areas: ['lusail'] };
    expect(withoutFilter(query, { name: 'areas', value: 'doha' })).toBe(query);
    expect(withoutFilter(query, { name: 'price', value: null })).toBe(query);
  });

  it('can be removed one at a time until none is left', () => {
    fc.assert(
      fc.property(queries, (query) => {
        let rest = query;
        for (const { name, value } of activeFilters(query)) {
          rest = withoutFilter(rest, { name, value });
        }
        expect(activeFilters(rest)).toEqual([]);
        expect({ ...rest, page: 1 }).toEqual(clearFilters(query));
      }),
    );
  });

  it('is shorter by one, on the first page, after one is removed', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const active = activeFilters(query);
        for (const { without } of active) {
          expect(activeFilters(without)).toHaveLength(active.length - 1);
          expect(without.page).toBe(1);
        }
      }),
    );
  });

  it('keeps family, purpose, order and view when all are cleared', () => {
    const query: SearchQuery = {
      ...rent,
      areas: ['lusail'],
      text: 'x',
      features: ['gym'],
      sort: 'lowest',
      view: 'map',
    };
    expect(clearFilters(query)).toEqual({ ...rent, sort: 'lowest', view: 'map' });
  });
});

describe('withArea', () => {
  it('replaces the whole country and is added to other areas', () => {
    const one = withArea(rent, 'lusail');
    expect(one.areas).toEqual(['lusail']);
    expect(withArea(one, 'west-bay').areas).toEqual(['lusail', 'west-bay']);
    expect(withArea(one, 'lusail').areas).toEqual(['lusail']);
    expect(withArea(one, 'qatar').areas).toEqual(['qatar']);
  });
});
