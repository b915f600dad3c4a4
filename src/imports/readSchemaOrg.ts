import { localeCodes } from '../i18n/locales';
import {
  type AreaUnit,
  emptyHome,
  type FeedHome,
  feedLimits,
  noteUnknown,
  setField,
  UnreadableFeed,
} from './feedHome';
import { dayOf, type Json, objectOf, textOf, textsByLanguage } from './jsonValues';
import { splitJson } from './splitJson';

/** The properties of each part of a listing that are read, or have no place in our content. */
const known = {
  '': [
    ...['identifier', 'url', 'name', 'description', 'inLanguage', 'datePosted', 'dateModified', 'image'],
    ...['mainEntity', 'about', 'offers', 'agent', 'geo', 'leaseLength'],
  ],
  'mainEntity.': [
    ...['name', 'url', 'address', 'geo', 'floorSize', 'additionalProperty'],
    ...['numberOfBedrooms', 'numberOfBathroomsTotal', 'floorLevel', 'amenityFeature'],
  ],
  'offers.': [
    ...['url', 'businessFunction', 'availability', 'price', 'priceCurrency', 'priceSpecification'],
    'offeredBy',
  ],
};

/** UN/CEFACT codes of units. */
const areaUnits = new Map<string, AreaUnit>(Object.entries({ FTK: 'sqft', MTK: 'm2' }));
const periods = new Map<string, string>(
  Object.entries({ MON: 'rent.month', ANN: 'rent.year', WEE: 'rent.week' }),
);

/**
 * Reads JSON-LD of schema.org: an `ItemList`, a `@graph` or an array of `RealEstateListing`. Entries of other types, such
 * as the publisher in a graph, are skipped, and the last home names them as unknown.
 * @throws UnreadableFeed for invalid JSON, or if no entry is a `RealEstateListing`
 */
export async function* readSchemaOrg(chunks: AsyncIterable<string>): AsyncGenerator<FeedHome> {
  let position = 0;
  let last: FeedHome | null = null;
  const others = new Set<string>();
  for await (const object of splitJson(chunks)) {
    const listing = object['@type'] === 'ListItem' ? objectOf(object.item) : object;
    position += 1;
    const types = [listing['@type']].flat();
    if (types.includes('RealEstateListing')) {
      if (last) yield last;
      last = homeOf(listing, position);
    } else if (others.size < mostOthers) others.add(`entries of the type "${textOf(types)}"`);
  }
  const [other] = others;
  if (!last && other) throw new UnreadableFeed(`${other}, expected "RealEstateListing"`);
  for (const each of others) if (last) noteUnknown(last, each);
  if (last) yield last;
}

/** So many names of other types are kept. */
const mostOthers = 20;

function homeOf(listing: Json, position: number): FeedHome {
  const home = objectOf(listing.mainEntity ?? listing.about);
  const offer = objectOf(listing.offers);
  const rate = objectOf(offer.priceSpecification);
  const floorSize = objectOf(home.floorSize);
  const plot = objectOf(home.additionalProperty);
  const size = home.floorSize === undefined ? plot : floorSize;
  const address = objectOf(home.address);
  const geo = objectOf(home.geo ?? listing.geo);
  const feed = emptyHome(position, areaUnits.get(textOf(size.unitCode)) ?? null);
  // Without a language of their own, texts are in English.
  const language = textOf(listing.inLanguage) || 'en';
  const setTexts = (field: 'title' | 'description', value: unknown, from: string) => {
    for (const { language: code, text } of textsByLanguage(value, language)) {
      if (localeCodes.some((known) => known === code)) setField(feed, `${field}.${code}`, text, from);
      else noteUnknown(feed, `${from} in the language "${code}"`);
    }
  };
  const set = (field: string, value: unknown, from: string) => setField(feed, field, value, from);
  set('reference', listing.identifier ?? listing['@id'] ?? listing.url, 'identifier');
  set('type', home['@type'], 'mainEntity.@type');
  set('family', home['@type'], 'mainEntity.@type');
  set('purpose', termOf(offer.businessFunction), 'offers.businessFunction');
  set('status', termOf(offer.availability), 'offers.availability');
  set(periods.get(textOf(rate.unitCode)) ?? 'price.amount', rate.price ?? offer.price, 'offers.price');
  set('price.currency', rate.priceCurrency ?? offer.priceCurrency, 'offers.priceCurrency');
  set('bedrooms', home.numberOfBedrooms, 'mainEntity.numberOfBedrooms');
  set('bathrooms', home.numberOfBathroomsTotal, 'mainEntity.numberOfBathroomsTotal');
  set('size', size.value, 'mainEntity.floorSize');
  set('floor', home.floorLevel, 'mainEntity.floorLevel');
  set('city', address.addressLocality, 'mainEntity.address');
  const [nearest, ...around] = textOf(address.streetAddress).split(', ');
  set(around.length > 0 ? 'subCommunity' : 'community', nearest, 'mainEntity.address');
  set('community', around.at(-1), 'mainEntity.address');
  set('point.lat', geo.latitude, 'mainEntity.geo');
  set('point.lng', geo.longitude, 'mainEntity.geo');
  setTexts('title', listing.name, 'name');
  setTexts('description', listing.description, 'description');
  set('listed', dayOf(listing.datePosted), 'datePosted');
  set('verified', dayOf(listing.dateModified), 'dateModified');
  const agent = objectOf(listing.agent ?? offer.offeredBy);
  set('agent.email', agent.email, 'offers.offeredBy.email');
  set('agent.phone', agent.telephone, 'offers.offeredBy.telephone');
  for (const { name, value } of listOf(home.amenityFeature)) {
    if (value !== false && textOf(name)) feed.features.push({ value: textOf(name), from: 'amenityFeature' });
  }
  for (const image of [listing.image ?? []].flat().slice(0, feedLimits.photos)) {
    const { url, contentUrl, caption } = typeof image === 'string' ? { url: image } : objectOf(image);
    const value = contentUrl ?? url;
    if (typeof value === 'string') feed.photos.push({ value, from: 'image', caption: textOf(caption) });
  }
  for (const [part, object] of Object.entries({ '': listing, 'mainEntity.': home, 'offers.': offer }))
    for (const name of Object.keys(object))
      if (!name.startsWith('@') && !known[part as keyof typeof known].includes(name))
        noteUnknown(feed, part + name);
  return feed;
}

/** The last part of a term's address: `LeaseOut` of `http://purl.org/goodrelations/v1#LeaseOut`. */
function termOf(value: unknown): string {
  return textOf(value).replace(/^.*[/#]/, '');
}

function listOf(value: unknown): Json[] {
  return (Array.isArray(value) ? value : []).map(objectOf);
}
