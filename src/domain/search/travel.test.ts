import { describe, expect, it } from 'vitest';
import { searchIndexOf } from '../../../tests/support/searchOracle';
import { countMatches } from './fitsQuery';
import { defaultQuery, parseQuery, printQuery } from './query';
import { travelMinutes } from './travel';

const doha = { lat: 25.3, lng: 51.5 };
/** A point this many kilometres north of Doha. */
const north = (kilometres: number) => ({ lat: 25.3 + kilometres / 111.195, lng: 51.5 });

describe('travelMinutes', () => {
  it.each([
    ['walk', 0, 1],
    ['walk', 0.5, 9],
    ['walk', 1.1, 19],
    ['walk', 2, 35],
    ['car', 0, 3],
    ['car', 2, 7],
    ['car', 6, 16],
    ['car', 10, 25],
    ['car', 40, 85],
  ] as const)('estimates by %s for %d km in a straight line: %i', (mode, kilometres, minutes) => {
    expect(travelMinutes(doha, north(kilometres), mode)).toBe(minutes);
  });
});

describe('the travel time in a search', () => {
  const query = defaultQuery('residential', 'rent');
  const asked = { ...query, travel: { minutes: 20, mode: 'car' } } as const;

  it('is in the address without the place', () => {
    expect(printQuery(asked)).toBe('/properties/for-rent/in-qatar/?travel=20-car');
    expect(parseQuery('/properties/for-rent/', 'travel=20-car')).toEqual(asked);
    for (const text of ['20-train', '21-car', '20', '20-car-x', '-car'])
      expect(parseQuery('/properties/for-rent/', `travel=${text}`)).toEqual(query);
  });

  it('excludes homes only where a place is known', () => {
    const { data, words } = searchIndexOf(query);
    const all = countMatches(query, data, words);
    expect(countMatches(asked, data, words)).toBeLessThan(all);
    expect(countMatches(asked, data, words)).toBeGreaterThan(0);
    expect(countMatches(asked, { ...data, ownPlace: null }, words)).toBe(all);
  });
});
