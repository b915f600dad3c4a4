import { describe, expect, it } from 'vitest';
import { madeSearchIndex, searchContent } from '../../../../tests/support/madeSearchIndex';
import { rates } from '../../../../tests/support/rates';
import { areas, content, listings, searchIndexOf } from '../../../../tests/support/searchOracle';
import { countMatches } from '../fitsQuery';
import { offeredFilters } from '../offeredFilters';
import { defaultQuery, parseQuery, printQuery } from '../query';
import { residencyLevels } from './residency';

const sale = { family: 'residential', purpose: 'sale' } as const;
const query = defaultQuery('residential', 'sale');
const [first] = listings.filter(({ family, purpose }) => family === 'residential' && purpose === 'sale');

/** Counts the matches among two homes: one a riyal below the price of a level, one at it. */
function fitting(level: (typeof residencyLevels)[number], home: object): number {
  const price = rates.residency[level];
  const pair = [price - 1, price].map((amount, index) => ({
    ...(first as (typeof listings)[number]),
    ...{
      status: 'for-sale' as const,
      area: 'lusail',
      tenure: 'freehold' as const,
      reference: `cap-${index + 1}`,
    },
    ...{ price: { amount, currency: 'QAR' as const, period: null }, ...home },
  }));
  const { data, words } = madeSearchIndex(searchContent(pair, areas), 'residential', 'sale');
  return countMatches({ ...query, residency: level }, data, words);
}

describe('homes that may qualify for residency', () => {
  it.each(residencyLevels)('have at least the price of %s in content/rates', (level) => {
    expect(fitting(level, {})).toBe(1);
  });

  it.each([
    ['a lease', { tenure: 'leasehold' }],
    ['a place where only Qataris may own', { area: 'al-waab' }],
  ])('are none with %s', (_, home) => {
    expect(fitting('residence', home)).toBe(0);
  });

  it('depend on the rates', () => {
    const dearer = [{ ...rates.residency, residence: 2_000_000 }];
    const { data, words } = madeSearchIndex({ ...content, rates: dearer }, 'residential', 'sale');
    const asked = { ...query, residency: 'residence' as const };
    const ownable = { ...query, ownable: true, minPrice: 2_000_000 };
    expect(countMatches(asked, data, words)).toBe(countMatches(ownable, data, words));
    expect(countMatches(asked, data, words)).toBeGreaterThan(0);
  });

  it('have a URL parameter', () => {
    const asked = { ...query, residency: 'permanent' as const };
    expect(printQuery(asked)).toBe('/properties/for-sale/in-qatar/?residency=permanent');
    expect(parseQuery('/properties/for-sale/', 'residency=permanent')).toEqual(asked);
    expect(parseQuery('/properties/for-sale/', 'residency=citizenship')).toEqual(query);
  });

  it('are offered for sales in Qatar if some home reaches the price', () => {
    expect(offeredFilters(sale, searchIndexOf(sale).data)).toContain('residency');
    const { data } = searchIndexOf(sale);
    const cheap = { ...data, column: { ...data.column, price: data.column.price.map(() => 1000) } };
    expect(offeredFilters(sale, cheap)).not.toContain('residency');
    for (const kind of [
      { family: 'residential', purpose: 'rent' },
      { family: 'new-homes', purpose: 'sale' },
    ] as const) {
      expect(offeredFilters(kind, null)).not.toContain('residency');
      expect(searchIndexOf(kind).data.figures).toEqual({});
    }
  });
});
