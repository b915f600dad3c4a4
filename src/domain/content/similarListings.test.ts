import { describe, expect, it } from 'vitest';
import { randomListings, readAreas } from '../../../tests/support/madeSearchIndex';
import type { Listing } from './listings';
import { similarListings, withOwnPictures } from './similarListings';

const home = (reference: string, differences: Partial<Listing> = {}) =>
  ({
    reference,
    family: 'residential',
    purpose: 'rent',
    type: 'apartment',
    bedrooms: 2,
    size: 110,
    price: { amount: 9000, currency: 'QAR', period: 'month' },
    point: { lat: 25.42, lng: 51.49 },
    ...differences,
  }) as Listing;
const price = (amount: number) => ({ amount, currency: 'QAR', period: 'month' }) as Listing['price'];
const references = (homes: Listing[]) => homes.map(({ reference }) => reference);
const self = home('cap-1');

describe('similar homes', () => {
  it('are ordered by similarity in location, price, size, bedrooms and type', () => {
    const candidates = [
      home('cap-far', { point: { lat: 25.2, lng: 51.5 } }),
      home('cap-dear', { price: price(16_000) }),
      home('cap-villa', { type: 'villa' }),
      home('cap-same'),
      home('cap-four', { bedrooms: 4 }),
    ];
    expect(references(similarListings(self, candidates, 5))).toEqual([
      'cap-same',
      'cap-villa',
      'cap-four',
      'cap-dear',
      'cap-far',
    ]);
  });

  it('are of the same family and purpose, without the listing itself', () => {
    const candidates = [self, home('cap-2', { purpose: 'sale' }), home('cap-3', { family: 'commercial' })];
    expect(similarListings(self, candidates, 3)).toEqual([]);
  });

  it('are as many as requested, in a reproducible order', () => {
    const alike = ['cap-5', 'cap-3', 'cap-4'].map((reference) => home(reference));
    expect(references(similarListings(self, alike, 2))).toEqual(['cap-3', 'cap-4']);
  });

  it('are the same as when all candidates are compared', () => {
    const homes = randomListings(400, 7, readAreas());
    for (const each of homes) {
      const all = similarListings(each, homes, homes.length);
      expect(references(similarListings(each, homes, 3))).toEqual(references(all).slice(0, 3));
    }
  });
});

describe('similar homes with pictures of their own', () => {
  const pictured = (reference: string, picture: string) =>
    home(reference, { gallery: [picture, 'hall.jpg'] });
  const shown = pictured('cap-1', 'tower.jpg');
  const [tower, villa, villaToo, pool] = [
    pictured('cap-2', 'tower.jpg'),
    pictured('cap-3', 'villa.jpg'),
    pictured('cap-4', 'villa.jpg'),
    pictured('cap-5', 'pool.jpg'),
  ];

  it('skip pictures that the page shows already', () => {
    expect(withOwnPictures(shown, [tower, villa, villaToo, pool], 2)).toEqual([villa, pool]);
  });

  it('are completed by the most similar of the others', () => {
    expect(withOwnPictures(shown, [tower, villa, villaToo], 3)).toEqual([villa, tower, villaToo]);
  });
});
