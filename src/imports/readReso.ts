import { type AreaUnit, emptyHome, type FeedHome, feedLimits, setField } from './feedHome';
import { splitJson } from './splitJson';

/** Our field of each field of the RESO Data Dictionary. */
const fieldOf: Readonly<Record<string, readonly string[]>> = {
  ListingKey: ['reference'],
  PropertyType: ['family', 'purpose'],
  PropertySubType: ['type'],
  StandardStatus: ['status'],
  ListPrice: ['price.amount'],
  BedroomsTotal: ['bedrooms'],
  BathroomsTotalInteger: ['bathrooms'],
  LivingArea: ['size'],
  GarageSpaces: ['parking'],
  Furnished: ['furnished'],
  City: ['city'],
  SubdivisionName: ['community'],
  BuildingName: ['building'],
  Latitude: ['point.lat'],
  Longitude: ['point.lng'],
  PublicRemarks: ['description.en'],
  ListAgentEmail: ['agent.email'],
  ListAgentDirectPhone: ['agent.phone'],
  ListAgentFullName: ['agent'],
};
const features = ['InteriorFeatures', 'ExteriorFeatures', 'BuildingFeatures', 'CommunityFeatures'] as const;
const unused = new Set([
  'LivingAreaUnits',
  'Media',
  'ModificationTimestamp',
  'OnMarketDate',
  'UnparsedAddress',
]);

/** The standard's names of units of area. */
const areaUnits: Readonly<Record<string, AreaUnit>> = { 'Square Feet': 'sqft', 'Square Meters': 'm2' };

/**
 * Reads the JSON of a RESO Web API (`{ "value": [ … ] }`). Its texts are in English.
 * @throws UnreadableFeed for invalid JSON
 */
export async function* readReso(chunks: AsyncIterable<string>): AsyncGenerator<FeedHome> {
  let position = 0;
  for await (const object of splitJson(chunks)) {
    position += 1;
    const home = emptyHome(position, areaUnits[String(object.LivingAreaUnits)] ?? null);
    for (const [name, value] of Object.entries(object)) {
      if (features.includes(name as never)) {
        const list = Array.isArray(value) ? value : [];
        home.features.push(...list.map((each) => ({ value: String(each), from: name })));
      } else if (fieldOf[name]) {
        for (const field of fieldOf[name]) setField(home, field, value, name);
      } else if (!unused.has(name) && !name.startsWith('@') && value !== null) home.unknown.push(name);
    }
    setField(home, 'listed', dayOf(object.OnMarketDate), 'OnMarketDate');
    setField(home, 'verified', dayOf(object.ModificationTimestamp), 'ModificationTimestamp');
    setField(home, 'title.en', object.UnparsedAddress, 'UnparsedAddress');
    const media = Array.isArray(object.Media) ? object.Media : [];
    for (const { MediaURL, ShortDescription } of media.slice(0, feedLimits.photos)) {
      if (typeof MediaURL !== 'string') continue;
      home.photos.push({ value: MediaURL, from: 'Media.MediaURL', caption: String(ShortDescription ?? '') });
    }
    yield home;
  }
}

function dayOf(value: unknown): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(String(value ?? ''))?.[0];
}
