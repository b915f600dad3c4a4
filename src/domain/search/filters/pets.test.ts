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
  it('are those with the feature in their listing', () => {
    const { data, words } = searchIndexOf(rent);
    const allowed = listings.filter(
      ({ family, status, features }) =>
        family === 'residential' && status === 'for-rent' && features.includes('pets-allowed'),
    );
    expect(allowed.length).toBeGreaterThan(10);
    expect(countMatches(query, data, words)).toBe(allowed.length);
  });

  it('have a URL parameter', () => {
    expect(printQuery(query)).toBe('/properties/for-rent/in-qatar/?pets=yes');
    expect(parseQuery('/properties/for-rent/', 'pets=yes')).toEqual(query);
  });

  it('are offered if some homes match, and never for offices', () => {
    const { data } = searchIndexOf(rent);
    const none = { ...data, features: {} };
    expect(offeredFilters(rent, data)).toContain('pets');
    expect(pets.isOffered(rent, none)).toBe(false);
    expect(offeredFilters({ family: 'commercial', purpose: 'rent' }, null)).not.toContain('pets');
  });

  it('are not offered among the features too, unless an older URL contains the feature', () => {
    const { data, words } = searchIndexOf(rent);
    const offered = (asked: Partial<typeof query>) =>
      featureCounts(data, words, { ...query, ...asked }).map(({ feature }) => feature);
    expect(offered({})).toContain('balcony');
    expect(offered({})).not.toContain('pets-allowed');
    expect(offered({ features: ['pets-allowed'] })).toContain('pets-allowed');
  });
});
