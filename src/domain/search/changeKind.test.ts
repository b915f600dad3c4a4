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

describe('changeKind', () => {
  it('keeps area, type, rooms, features and view from rent to sale, but not prices and bills', () => {
    expect(changeKind(rent, 'residential', 'sale')).toEqual({
      ...defaultQuery('residential', 'sale'),
      areas: ['lusail'],
      type: 'villa',
      minBedrooms: 3,
      features: ['pool'],
      view: 'map',
    });
  });

  it('keeps the area for offices, but not bedrooms', () => {
    expect(changeKind(rent, 'commercial', 'rent')).toEqual({
      ...defaultQuery('commercial', 'rent'),
      areas: ['lusail'],
      view: 'map',
    });
  });

  it('keeps no filter in another country', () => {
    expect(changeKind(rent, 'new-homes', 'sale')).toEqual({
      ...defaultQuery('new-homes', 'sale'),
      view: 'map',
    });
  });
});
