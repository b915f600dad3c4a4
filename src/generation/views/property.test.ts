import { describe, expect, it } from 'vitest';
import { planOf, readSoundContent, siteUrl } from '../../../tests/support/plannedSite';
import type { Listing } from '../../domain/content/listings';
import { listingPath, localisePath } from '../../domain/site/paths';
import { type LocaleCode, localeCodes } from '../../i18n/locales';
import { propertyView } from './property';

const { site, views } = planOf(readSoundContent());
const { listings } = site.content;

/** The expected structured data of a home, computed from its content. */
function expectedMarkup(listing: Listing, code: LocaleCode) {
  const { price, purpose, status, size, bedrooms, bathrooms, point, listed, type } = listing;
  const isOpen = status === 'for-sale' || status === 'for-rent';
  const business = purpose === 'rent' ? 'LeaseOut' : 'Sell';
  return {
    '@type': 'RealEstateListing',
    url: `${siteUrl}${localisePath(listingPath(listing), code)}`,
    name: listing.title[code],
    datePosted: listed,
    mainEntity: {
      geo: { latitude: point.lat, longitude: point.lng },
      address: { '@type': 'PostalAddress' },
      ...(type === 'land' && { additionalProperty: { value: size, unitCode: 'MTK' } }),
      ...(type !== 'land' && {
        floorSize: { '@type': 'QuantitativeValue', value: size, unitCode: 'MTK' },
        ...(bedrooms !== null && { numberOfBedrooms: bedrooms }),
        ...(bathrooms !== null && { numberOfBathroomsTotal: bathrooms }),
      }),
    },
    offers: {
      '@type': 'Offer',
      price: price.amount,
      priceCurrency: price.currency,
      businessFunction: `http://purl.org/goodrelations/v1#${business}`,
      availability: `https://schema.org/${isOpen ? 'InStock' : 'SoldOut'}`,
      ...(price.period && { priceSpecification: { unitCode: 'MON', price: price.amount } }),
    },
  };
}

describe.each(localeCodes)('the page of every home in %s', (code) => {
  const pages = listings.map((listing) => ({ listing, view: propertyView(views[code], listing) }));

  it('has structured data that agrees with the content', () => {
    for (const { listing, view } of pages) {
      const [markup] = view.meta.structuredData;
      expect(markup, listing.reference).toMatchObject(expectedMarkup(listing, code));
      expect(markup, listing.reference).not.toHaveProperty('address');
    }
  });

  it('has a full stop between the price and the text of its description', () => {
    for (const { listing, view } of pages) {
      const text = listing.description[code].slice(0, 20);
      expect(view.meta.description, listing.reference).toContain(`. ${text}`);
    }
  });

  it('states that it is sold or let only if it is off the market', () => {
    for (const { listing, view } of pages) {
      const isOffMarket = listing.status === 'sold' || listing.status === 'let-agreed';
      expect(Boolean(view.offMarket), listing.reference).toBe(isOffMarket);
    }
  });

  it('compares its price per m² with the stated number of homes, or states that they are too few', () => {
    for (const { listing, view } of pages) {
      const { facts } = view;
      const line = facts.find(({ name }) => name === 'median');
      const alike = site
        .listingsIn(listing.area, { family: listing.family, purpose: listing.purpose })
        .filter(({ type }) => type === listing.type);
      expect(line && 'perMetre' in line, listing.reference).toBe(alike.length >= 5);
      expect(line?.note?.includes(String(alike.length)) ?? true, listing.reference).toBe(true);
    }
  });

  it('lists near places by distance', () => {
    for (const { listing, view } of pages) {
      const distances = view.near.map(({ kilometres }) => kilometres);
      expect(distances, listing.reference).toEqual(distances.toSorted((a, b) => a - b));
      expect(Math.max(0, ...distances)).toBeLessThanOrEqual(8);
    }
  });
});
