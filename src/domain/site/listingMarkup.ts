import type { Listing } from '../content/listings';
import { absoluteUrl } from './meta';
import { listingPath } from './paths';
import { agencyId, type MarkupContext } from './structuredData';

/** The schema.org type of each property type; `Accommodation` if there is no specific one. */
const entityTypes: Record<Listing['type'], string> = {
  apartment: 'Apartment',
  duplex: 'Apartment',
  penthouse: 'Apartment',
  villa: 'SingleFamilyResidence',
  compound: 'House',
  land: 'Place',
  'office-space': 'Accommodation',
  shop: 'Accommodation',
  'whole-building': 'Accommodation',
};

type Resolved = {
  title: string;
  description: string;
  /** Names of areas from the smallest to the city, without the country. */
  places: string[];
  countryCode: string;
  images: string[];
  /** The label of the size. */
  sizeLabel: string;
  /** Labels of its features. */
  features: string[];
};

/**
 * Returns the JSON-LD of a listing: a `RealEstateListing`, whose `mainEntity` is the home, with an `Offer`. Sizes are
 * in m² (UN/CEFACT code MTK), rent is per month (MON), and the address belongs to the home. See schema.org.
 */
export function listingMarkup(context: MarkupContext, listing: Listing, resolved: Resolved): object {
  const { siteUrl, code } = context;
  const url = absoluteUrl(siteUrl, listingPath(listing), code);
  const isRent = listing.purpose === 'rent';
  return {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: resolved.title,
    description: resolved.description,
    datePosted: listing.listed,
    ...(isRent && { leaseLength: { '@type': 'QuantitativeValue', value: 12, unitCode: 'MON' } }),
    image: resolved.images,
    mainEntity: homeMarkup(listing, resolved),
    offers: offerMarkup(context, listing, url),
  };
}

function homeMarkup(listing: Listing, { title, places, countryCode, sizeLabel, features }: Resolved): object {
  const isLand = listing.type === 'land';
  return {
    '@type': entityTypes[listing.type],
    name: title,
    address: {
      '@type': 'PostalAddress',
      ...(places.length > 1 && { streetAddress: places.slice(0, -1).join(', ') }),
      addressLocality: places.at(-1),
      addressCountry: countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: listing.point.lat, longitude: listing.point.lng },
    // `Place` has no `floorSize`, and schema.org has no property for the size of land.
    ...(isLand && {
      additionalProperty: {
        '@type': 'PropertyValue',
        name: sizeLabel,
        value: listing.size,
        unitCode: 'MTK',
      },
    }),
    ...(!isLand && {
      floorSize: { '@type': 'QuantitativeValue', value: listing.size, unitCode: 'MTK' },
      ...(listing.bedrooms !== null && { numberOfBedrooms: listing.bedrooms }),
      ...(listing.bathrooms !== null && { numberOfBathroomsTotal: listing.bathrooms }),
      ...(listing.floor !== null && { floorLevel: String(listing.floor) }),
      amenityFeature: features.map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
    }),
  };
}

const availability: Record<Listing['status'], string> = {
  'for-sale': 'https://schema.org/InStock',
  'for-rent': 'https://schema.org/InStock',
  sold: 'https://schema.org/SoldOut',
  'let-agreed': 'https://schema.org/SoldOut',
};

function offerMarkup(context: MarkupContext, listing: Listing, url: string): object {
  const { amount, currency, period } = listing.price;
  return {
    '@type': 'Offer',
    url,
    businessFunction: `http://purl.org/goodrelations/v1#${listing.purpose === 'rent' ? 'LeaseOut' : 'Sell'}`,
    availability: availability[listing.status],
    price: amount,
    priceCurrency: currency,
    ...(period && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: amount,
        priceCurrency: currency,
        unitCode: 'MON',
      },
    }),
    offeredBy: { '@id': agencyId(context.siteUrl) },
  };
}
