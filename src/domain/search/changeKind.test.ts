import { describe, expect, it } from 'vitest';
import { changeKind } from './changeKind';
import { defaultQuery, type SearchQuery } from './query';

const rent: SearchQuery = {
  ...defaultQuery('residential', 'rent'),
  areas: ['lusail'],
  type: 'villa',
  minBedrooms: 3,
  maxPrice: 20_000,
  billsIncluded: true,
  features: ['pool'],
  view: 'map',
  page: 3,
};

describe('a search among homes of another kind', () => {
  it('keeps place, type, rooms, features and view from rent to sale, and forgets prices and bills', () => {
    expect(changeKind(rent, 'residential', 'sale')).toEqual({
      ...defaultQuery('residential', 'sale'),
      areas: ['lusail'],
      type: 'villa',
      minBedrooms: 3,
      features: ['pool'],
      view: 'map',
    });
  });

  it('keeps the place among offices, which have no bedrooms', () => {
    expect(changeKind(rent, 'commercial', 'rent')).toEqual({
      ...defaultQuery('commercial', 'rent'),
      areas: ['lusail'],
      view: 'map',
    });
  });

  it('begins anew in another country', () => {
    expect(changeKind(rent, 'new-homes', 'sale')).toEqual({
      ...defaultQuery('new-homes', 'sale'),
      view: 'map',
    });
  });
});
