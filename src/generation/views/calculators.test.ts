import { describe, expect, it } from 'vitest';
import { planOf, readSoundContent } from '../../../tests/support/plannedSite';
import { calculatorNames } from '../../domain/calculators/calculators';
import type { Listing } from '../../domain/content/listings';
import { isOnMarket } from '../../domain/content/listingTerms';
import { calculatorView, propertyCostsView, valuationPlaces } from './calculators';

const { site, views } = planOf(readSoundContent());
const costsOf = (fits: (listing: Listing) => boolean) => {
  const listing = site.content.listings.find((each) => isOnMarket(each.status) && fits(each));
  if (!listing) throw new Error('content/listings/ has no such home');
  return propertyCostsView(views.en, listing);
};

describe('calculatorView', () => {
  it.each(calculatorNames)('has data for %s', (name) => {
    expect(calculatorView(views.ar, name).calculator).toBe(name);
  });

  it('has rates with their date and source, in the language of the page', () => {
    const view = calculatorView(views.ar, 'stampDuty');
    expect(view).toMatchObject({ rates: { asOf: '2026-11-01', note: expect.stringContaining('إنجلترا') } });
  });

  it('lists places with homes by name, without countries, streets and towers', () => {
    const slugs = valuationPlaces(views.en).map(({ slug }) => slug);
    expect(slugs).toContain('lusail');
    expect(slugs).not.toContain('qatar');
    const kinds = new Set(slugs.map((slug) => site.get('areas', slug).kind));
    expect([...kinds].filter((kind) => ['country', 'street', 'tower'].includes(kind))).toEqual([]);
  });

  it('uses the search data files', () => {
    const view = calculatorView(views.en, 'valuationResult');
    expect(view).toMatchObject({
      files: {
        words: expect.stringMatching(/^\/search\/words\.\w+\.json$/),
        sale: expect.stringMatching(/^\/search\/residential-sale\./),
        rent: expect.stringMatching(/^\/search\/residential-rent\./),
      },
    });
  });
});

describe('propertyCostsView', () => {
  it('shows move-in costs for a home to rent', () => {
    expect(costsOf(({ purpose }) => purpose === 'rent')).toMatchObject({ kind: 'moveIn' });
  });

  it('shows buying costs for a sale in Qatar, with the maximum loan for its price', () => {
    const costs = costsOf(({ family, purpose, type }) => {
      return family === 'residential' && purpose === 'sale' && type === 'apartment';
    });
    expect(costs).toMatchObject({ kind: 'purchase', loan: { percent: 75, years: 25 } });
  });

  it('shows buying costs for a sale off plan, without a loan before completion', () => {
    const costs = costsOf(({ family }) => family === 'off-plan');
    expect(costs).toMatchObject({
      kind: 'purchase',
      loan: null,
      unfinished: { percent: 75, years: 25, rates: { note: expect.stringContaining('under construction') } },
    });
  });

  it.each([
    ['2026-10', null],
    ['2026-11', expect.anything()],
  ])('a home off plan completed in %s is unfinished until the month is over', (completion, unfinished) => {
    const home = site.content.listings.find(
      ({ family, status }) => family === 'off-plan' && isOnMarket(status),
    );
    expect(propertyCostsView(views.en, { ...(home as Listing), completion })).toMatchObject({ unfinished });
  });

  it.each(['land', 'office-space'] as const)('offers no home loan for %s', (wanted) => {
    const costs = costsOf(({ purpose, type }) => purpose === 'sale' && type === wanted);
    expect(costs).toMatchObject({ kind: 'purchase', loan: null });
  });

  it('shows stamp duty for a sale in the UK', () => {
    expect(costsOf(({ family }) => family === 'new-homes')).toMatchObject({ kind: 'stampDuty' });
  });

  it('returns null for a home off the market', () => {
    const gone = site.content.listings.find(({ status }) => !isOnMarket(status)) as Listing;
    expect(propertyCostsView(views.en, gone)).toBeNull();
  });
});
