import { describe, expect, it } from 'vitest';
import { planOf, readSoundContent } from '../../../tests/support/plannedSite';
import { calculatorNames } from '../../domain/calculators/calculators';
import type { Listing } from '../../domain/content/listings';
import { isOpen } from '../siteContent';
import { calculatorView, propertyCostsView, valuationPlaces } from './calculators';

const { site, views } = planOf(readSoundContent());
const costsOf = (fits: (listing: Listing) => boolean) => {
  const listing = site.content.listings.find((each) => isOpen(each.status) && fits(each));
  if (!listing) throw new Error('content/listings/ has no such home');
  return propertyCostsView(views.en, listing);
};

describe('what a calculator works with', () => {
  it.each(calculatorNames)('is there for %s', (name) => {
    expect(calculatorView(views.ar, name).calculator).toBe(name);
  });

  it('has rates with their day and source, in the language of the page', () => {
    const view = calculatorView(views.ar, 'stampDuty');
    expect(view).toMatchObject({ rates: { asOf: '2026-11-01', note: expect.stringContaining('إنجلترا') } });
  });

  it('names places with homes by name, and no country, street or tower', () => {
    const slugs = valuationPlaces(views.en).map(({ slug }) => slug);
    expect(slugs).toContain('lusail');
    expect(slugs).not.toContain('qatar');
    const kinds = new Set(slugs.map((slug) => site.get('areas', slug).kind));
    expect([...kinds].filter((kind) => ['country', 'street', 'tower'].includes(kind))).toEqual([]);
  });

  it('loads the files that the search writes', () => {
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

describe('the costs of a home', () => {
  it('for rent are those of moving in', () => {
    expect(costsOf(({ purpose }) => purpose === 'rent')).toMatchObject({ kind: 'moveIn' });
  });

  it('for sale in Qatar are those of buying, with the ceiling of its price', () => {
    const costs = costsOf(({ family, purpose, type }) => {
      return family === 'residential' && purpose === 'sale' && type === 'apartment';
    });
    expect(costs).toMatchObject({ kind: 'purchase', loan: { percent: 75, years: 25 } });
  });

  it('for sale off plan are those of buying, without a loan before completion', () => {
    const costs = costsOf(({ family }) => family === 'off-plan');
    expect(costs).toMatchObject({
      kind: 'purchase',
      loan: null,
      unfinished: { percent: 75, years: 25, rates: { note: expect.stringContaining('under construction') } },
    });
  });

  it.each(['land', 'office-space'] as const)('have no home loan for %s', (wanted) => {
    const costs = costsOf(({ purpose, type }) => purpose === 'sale' && type === wanted);
    expect(costs).toMatchObject({ kind: 'purchase', loan: null });
  });

  it('for sale in the UK are stamp duty', () => {
    expect(costsOf(({ family }) => family === 'new-homes')).toMatchObject({ kind: 'stampDuty' });
  });

  it('that is gone are none', () => {
    const gone = site.content.listings.find(({ status }) => !isOpen(status)) as Listing;
    expect(propertyCostsView(views.en, gone)).toBeNull();
  });
});
