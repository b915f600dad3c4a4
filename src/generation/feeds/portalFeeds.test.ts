// @vitest-environment jsdom
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { parseXml } from '../../../tests/support/parseXml';
import { fixtureRoot, planOf, readSoundContent, siteUrl } from '../../../tests/support/plannedSite';
import { escapeFormula } from '../../domain/content/escapeFormula';
import { type Listing, listing as schema } from '../../domain/content/listings';
import { listingColumns, listingsCsv } from './listingsCsv';
import { metaHomeFault, metaHomeListingsCsv } from './metaHomeListingsCsv';
import { propertyFinderFault, propertyFinderXml } from './propertyFinderXml';

/** Reads CSV with a header, one object a row. */
const parseCsv = (text: string): Record<string, string>[] => parse(text, { columns: true, bom: true });

const { site, views } = planOf(readSoundContent(fixtureRoot), '2026-11-20');
const [rented, offPlan, british] = site.content.listings as [Listing, Listing, Listing];

describe('the Property Finder feed', () => {
  const read = (listing: Listing) => parseXml(propertyFinderXml(views, [listing]));
  const textIn = (listing: Listing, path: string) => read(listing).querySelector(path)?.textContent ?? null;

  it('gives all elements that the portal demands', () => {
    const root = read(rented).documentElement;
    expect([root.tagName, root.getAttribute('listing_count'), root.getAttribute('last_update')]).toEqual([
      'list',
      '1',
      '2026-11-01 00:00:00',
    ]);
    const elements = Object.fromEntries(
      [...(root.firstElementChild?.children ?? [])].map(({ tagName, textContent }) => [tagName, textContent]),
    );
    expect(elements).toMatchObject({
      reference_number: 'cap-1',
      offering_type: 'RR',
      property_type: 'AP',
      city: 'Lusail',
      community: 'Lusail',
      title_en: 'Two-bedroom apartment in Lusail',
      title_ar: 'شقة بغرفتي نوم في لوسيل',
      description_en: 'A quiet flat.',
      description_ar: 'شقة هادئة.',
      size: '1184',
      bedroom: '2',
      bathroom: '2',
      private_amenities: 'BA,SY',
      photo: `${siteUrl}/static/villa-01-1600.jpg`,
      geopoints: '51.49,25.42',
    });
  });

  it('gives a rent by year and by month', () => {
    expect(textIn(rented, 'price > yearly')).toBe('114000');
    expect(textIn(rented, 'price > monthly')).toBe('9500');
  });

  it('gives a sale as one number, with the project', () => {
    expect(textIn(offPlan, 'price')).toBe('900000');
    expect(textIn(offPlan, 'project_name')).toBe(site.get('offPlan', 'reef-residences').name.en);
    expect(textIn(offPlan, 'offering_type')).toBe('RS');
  });

  it('gives the agent, the phone number in digits', () => {
    const agent = site.get('team', rented.agent);
    expect(textIn(rented, 'agent > id')).toBe(agent.slug);
    expect(textIn(rented, 'agent > phone')).toMatch(/^974\d{8}$/);
    expect(textIn(rented, 'agent > email')).toBe(agent.email);
    // The avatar is a drawing.
    expect(textIn(rented, 'agent > photo')).toBeNull();
  });

  it.each([
    [{ completion: '2026-10' }, 'completed_primary', '2026'],
    [{ completion: '2026-11' }, 'off_plan_primary', null],
    [{ completion: '2027-09' }, 'off_plan_primary', null],
    [{ completion: null }, 'off_plan_primary', null],
    [{ completion: null, family: 'residential' }, 'completed', null],
    [{ completion: '2027-09', family: 'residential' }, 'off_plan', null],
    [{ completion: '2020-01', family: 'commercial', type: 'land' }, null, '2020'],
  ] as const)('says of a sale with %j: %s', (fields, status, year) => {
    const home = { ...offPlan, ...fields };
    expect([textIn(home, 'completion_status'), textIn(home, 'build_year')]).toEqual([status, year]);
  });

  it.each([
    [{ bedrooms: 0 }, 'bedroom', 'studio'],
    [{ bedrooms: null }, 'bedroom', null],
    [{ floor: 0 }, 'floor', '0'],
    [{ furnished: 'semi-furnished' }, 'furnished', 'Partly'],
    [{ serviceCharge: 12000 }, 'service_charge', '12000'],
    [{ maidsRoom: true, view: 'marina', features: [] }, 'private_amenities', 'MR,VW'],
    [{ features: ['pantry', 'generator'], family: 'commercial' }, 'commercial_amenities', 'PN'],
    [{ family: 'commercial', type: 'office-space' }, 'offering_type', 'CR'],
    [{ building: { en: 'Reef <Tower> & Co', ar: 'برج' } }, 'property_name', 'Reef <Tower> & Co'],
    [{ description: { en: 'a ]]> b \u0000<p>', ar: 'أ' } }, 'description_en', 'a ]]> b <p>'],
  ] as const)('writes %j as %s %s', (fields, element, text) => {
    expect(textIn({ ...rented, ...fields } as Listing, element)).toBe(text);
  });

  it('leaves out homes that the portal cannot take, with the reason', () => {
    expect(propertyFinderFault(site, rented)).toBeNull();
    expect(propertyFinderFault(site, { ...rented, status: 'let-agreed' })).toBe(
      'off the market (let-agreed)',
    );
    expect(propertyFinderFault(site, british)).toContain('GBP');
    expect(propertyFinderFault(site, { ...rented, area: 'qatar' })).toContain('demands a city');
    expect(propertyFinderFault(site, { ...rented, gallery: ['plan.svg'] })).toContain('demands a photo');
  });
});

describe('listings.csv', () => {
  const [row = {}] = parseCsv(listingsCsv(views, [british]));

  it('has a column for each field of a listing', () => {
    const covered = (name: string) =>
      listingColumns.some((column) => column === name || column.startsWith(`${name}.`));
    expect(Object.keys(schema.shape).filter((name) => !covered(name))).toEqual([]);
  });

  it('gives a home in one row, with numbers as they are', () => {
    expect(row).toMatchObject({
      reference: 'jsn1',
      'price.amount': '425000',
      'price.period': '',
      'point.lng': '-0.12',
      features: 'balcony gym',
      'title.ar': 'شقة بغرفتي نوم في لوسيل',
      'url.ar': `${siteUrl}/ar/new-home-for-sale/1-bedroom-apartment-for-sale-in-riverside-london/jsn1/`,
      photos: `${siteUrl}/static/villa-01-1600.jpg`,
    });
  });

  it('makes formulas harmless and keeps quotes', () => {
    const odd = { ...british, title: { en: '=HYPERLINK("x")', ar: 'أ, "ب"' }, floor: -1 };
    const [read = {}] = parseCsv(listingsCsv(views, [odd]));
    expect([read['title.en'], read['title.ar'], read.floor]).toEqual([`'=HYPERLINK("x")`, 'أ, "ب"', '-1']);
  });

  it('makes formulas harmless in time that grows with the length of a text', () => {
    const lines = '\n'.repeat(500_000);
    expect(escapeFormula(`${lines}a`)).toBe(`${lines}a`);
    expect(escapeFormula(`a;${lines}=1`)).toBe(`a;${lines}'=1`);
  });

  it('gives earlier prices', () => {
    const priceHistory = [{ date: '2026-03-01', amount: 9900 }];
    expect(parseCsv(listingsCsv(views, [{ ...rented, priceHistory }]))[0]?.priceHistory).toBe(
      '2026-03-01:9900',
    );
  });
});

describe('the home listings catalogue of Meta', () => {
  it('gives the columns that the catalogue demands', () => {
    const [row] = parseCsv(metaHomeListingsCsv(views.en, [rented]));
    expect(row).toMatchObject({
      home_listing_id: 'cap-1',
      name: 'Two-bedroom apartment in Lusail',
      availability: 'for_rent',
      price: '9500 QAR',
      'address.addr1': 'Lusail',
      'address.city': 'Lusail',
      'address.country': 'Qatar',
      'image[0].url': `${siteUrl}/static/villa-01-1600.jpg`,
      url: `${siteUrl}/properties-for-rent/2-bedroom-apartment-for-rent-in-marina-lusail/cap-1/`,
      latitude: '25.42',
      longitude: '51.49',
      property_type: 'apartment',
      listing_type: 'for_rent_by_agent',
      num_beds: '2',
    });
  });

  it('leaves out what it cannot take, with the reason', () => {
    expect(metaHomeFault(site, rented)).toBeNull();
    expect(metaHomeFault(site, { ...rented, status: 'let-agreed' })).toContain('off the market');
    expect(metaHomeFault(site, { ...rented, family: 'commercial' })).toContain('commercial');
    expect(metaHomeFault(site, british)).toContain('postcode');
  });
});
