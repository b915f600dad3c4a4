import type { Listing, PropertyType } from '../../domain/content/listings';
import { isOnMarket } from '../../domain/content/listingTerms';
import { absoluteUrl } from '../../domain/site/meta';
import { listingPath } from '../../domain/site/paths';
import type { SiteContent } from '../siteContent';
import type { PageViews } from '../views/pageViews';
import { csvText } from './csvText';
import { photoUrls } from './homeFacts';

/** The number of pictures that the catalogue takes for a home. */
const mostPictures = 20;
/** The number of characters that it takes for a description. */
const mostCharacters = 5000;

/** The catalogue's types of property. */
const types: Record<PropertyType, string> = {
  apartment: 'apartment',
  duplex: 'apartment',
  penthouse: 'apartment',
  villa: 'house',
  compound: 'house',
  land: 'land',
  'office-space': 'other',
  shop: 'other',
  'whole-building': 'other',
};

const columns = [
  ...['home_listing_id', 'name', 'availability', 'description', 'price', 'url'],
  ...['address.addr1', 'address.city', 'address.region', 'address.country'],
  ...['latitude', 'longitude', 'neighborhood[0]', 'property_type', 'listing_type', 'num_beds', 'num_baths'],
];

/** Returns why the catalogue cannot take a home, in English, or null if it can. */
export function metaHomeFault(site: SiteContent, listing: Listing): string | null {
  if (!isOnMarket(listing.status)) return `off the market (${listing.status})`;
  if (listing.family === 'commercial') return 'the catalogue is for homes, not for commercial property';
  if (site.countryOf(listing.area) === 'uk')
    return 'the catalogue demands a postcode in the United Kingdom, and the content has none';
  if (!listing.gallery.some((file) => file.endsWith('.jpg'))) return 'the catalogue demands a photo';
  return null;
}

/**
 * Returns homes as a home listings catalogue for advertising with Meta, in the language of the views. Columns follow
 * Meta's documentation of real estate ads; a rent is the amount per month.
 * @param listings homes without a `metaHomeFault`
 */
export function metaHomeListingsCsv(views: PageViews, listings: readonly Listing[]): string {
  const pictures = listings.map((listing) => photoUrls(views, listing).slice(0, mostPictures));
  const most = Math.max(0, ...pictures.map(({ length }) => length));
  const pictureColumns = Array.from({ length: most }, (_, index) => `image[${index}].url`);
  const rows = listings.map((listing, index) => ({
    ...homeCells(views, listing),
    ...Object.fromEntries((pictures[index] ?? []).map((url, at) => [`image[${at}].url`, url])),
  }));
  return csvText([...columns, ...pictureColumns], rows, false);
}

function homeCells({ site, code, siteUrl }: PageViews, listing: Listing) {
  const places = site.placesOf(listing.area);
  const nameOf = (kind: string) => places.find((place) => place.kind === kind)?.name[code];
  const nearest = places[0]?.name[code];
  const { price, purpose, family, point } = listing;
  const sale = family === 'off-plan' ? 'new_construction' : 'for_sale_by_agent';
  return {
    home_listing_id: listing.reference,
    name: listing.title[code],
    availability: purpose === 'rent' ? 'for_rent' : 'for_sale',
    description: listing.description[code].slice(0, mostCharacters),
    price: `${price.amount} ${price.currency}`,
    url: absoluteUrl(siteUrl, listingPath(listing), code),
    'address.addr1': listing.building?.[code] ?? nearest,
    'address.city': nameOf('city'),
    // The content names no municipality.
    'address.region': nameOf('city'),
    'address.country': nameOf('country'),
    latitude: point.lat,
    longitude: point.lng,
    'neighborhood[0]': nearest,
    property_type: types[listing.type],
    listing_type: purpose === 'rent' ? 'for_rent_by_agent' : sale,
    num_beds: listing.bedrooms,
    num_baths: listing.bathrooms,
  };
}
