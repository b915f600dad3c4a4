import { describe, expect, it } from 'vitest';
import { listings, searchIndexOf } from '../../../../tests/support/searchOracle';
import { featureCounts } from '../featureCounts';
import { countMatches } from '../fitsQuery';
import { offeredFilters } from '../offeredFilters';
import { defaultQuery, parseQuery, printQuery } from '../query';
import { pets } from './pets';

const rent = { family: 'residential', purpose: 'rent' } as const;
const query = { ...defaultQuery('residential', 'rent'), petsAllowed: true };

describe('homes that allow pets', () => {
  it('are those whose listing says so', () => {
    const { data, words } = searchIndexOf(rent);
    const allowed = listings.filter(
      ({ family, status, features }) =>
        family === 'residential' && status === 'for-rent' && features.includes('pets-allowed'),
    );
    expect(allowed.length).toBeGreaterThan(10);
    expect(countMatches(query, data, words)).toBe(allowed.length);
  });

  it('are asked for in the address', () => {
    expect(printQuery(query)).toBe('/properties/for-rent/in-qatar/?pets=yes');
    expect(parseQuery('/properties/for-rent/', 'pets=yes')).toEqual(query);
  });

  it('are offered among homes where there are some, and never among offices', () => {
    const { data } = searchIndexOf(rent);
    const none = {
      ...data,
      featuresLow: data.featuresLow.map(() => 0),
      featuresHigh: data.featuresHigh.map(() => 0),
    };
    expect(offeredFilters(rent, data)).toContain('pets');
    expect(pets.isOffered(rent, none)).toBe(false);
    expect(offeredFilters({ family: 'commercial', purpose: 'rent' }, null)).not.toContain('pets');
  });

  it('are not offered once more among the features, unless an older address asks so', () => {
    const { data, words } = searchIndexOf(rent);
    const offered = (asked: Partial<typeof query>) =>
      featureCounts(data, words, { ...query, ...asked }).map(({ feature }) => feature);
    expect(offered({})).toContain('balcony');
    expect(offered({})).not.toContain('pets-allowed');
    expect(offered({ features: ['pets-allowed'] })).toContain('pets-allowed');
  });
});
