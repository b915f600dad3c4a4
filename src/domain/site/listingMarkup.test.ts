import { describe, expect, it } from 'vitest';
import { fixtureRoot, readSoundContent, siteUrl } from '../../../tests/support/plannedSite';
import type { Listing } from '../content/listings';
import type { Site } from '../content/site';
import { listingMarkup } from './listingMarkup';

const content = readSoundContent(fixtureRoot);
const [rented, offPlan, ukHome] = content.listings as [Listing, Listing, Listing];
const resolved = {
  title: 'Two-bedroom apartment',
  description: 'A quiet flat.',
  places: ['Marina', 'Lusail'],
  countryCode: 'QA',
  images: [`${siteUrl}/a.jpg`],
  sizeLabel: 'Plot',
  features: ['Balcony'],
};
const markup = (listing: Listing) =>
  listingMarkup({ siteUrl, site: content.site[0] as Site, code: 'ar' }, listing, resolved);

describe('the JSON-LD of a listing', () => {
  it('has the home as its main entity, with size in m², address and coordinates', () => {
    expect(markup(rented)).toMatchObject({
      '@type': 'RealEstateListing',
      url: `${siteUrl}/ar/properties-for-rent/2-bedroom-apartment-for-rent-in-marina-lusail/cap-1/`,
      datePosted: '2026-10-01',
      mainEntity: {
        '@type': 'Apartment',
        floorSize: { value: 110, unitCode: 'MTK' },
        numberOfBedrooms: 2,
        numberOfBathroomsTotal: 2,
        address: { streetAddress: 'Marina', addressLocality: 'Lusail', addressCountry: 'QA' },
        geo: { latitude: 25.42, longitude: 51.49 },
        amenityFeature: [{ name: 'Balcony', value: true }],
      },
    });
    expect(markup(rented)).not.toHaveProperty('address');
  });

  it('for rent has a price per month', () => {
    expect(markup(rented)).toMatchObject({
      leaseLength: { value: 12, unitCode: 'MON' },
      offers: {
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        price: 9500,
        priceCurrency: 'QAR',
        priceSpecification: { '@type': 'UnitPriceSpecification', price: 9500, unitCode: 'MON' },
      },
    });
  });

  it.each([
    ['off-plan', offPlan, 'QAR', 900_000],
    ['UK', ukHome, 'GBP', 425_000],
  ])('for sale has one price: %s', (_kind, listing, currency, amount) => {
    const offers = { businessFunction: 'http://purl.org/goodrelations/v1#Sell', price: amount };
    expect(markup(listing)).toMatchObject({ offers: { ...offers, priceCurrency: currency } });
    expect(markup(listing)).not.toHaveProperty('offers.priceSpecification');
    expect(markup(listing)).not.toHaveProperty('leaseLength');
  });

  it('off the market is sold out', () => {
    const gone = { ...rented, status: 'let-agreed' as const };
    expect(markup(gone)).toHaveProperty('offers.availability', 'https://schema.org/SoldOut');
  });

  it('of land has the size of the plot, and no rooms', () => {
    const land = { ...offPlan, type: 'land' as const, bedrooms: null, bathrooms: null };
    expect(markup(land)).toHaveProperty('mainEntity.@type', 'Place');
    expect(markup(land)).toHaveProperty('mainEntity.additionalProperty', {
      '@type': 'PropertyValue',
      name: 'Plot',
      value: land.size,
      unitCode: 'MTK',
    });
    expect(markup(land)).not.toHaveProperty('mainEntity.floorSize');
  });
});
