import { feedFields } from '../domain/content/feedFields';
import { type AreaUnit, emptyHome, type FeedHome, feedLimits, noteUnknown, setField } from './feedHome';
import { dayOf, objectOf, textOf } from './jsonValues';
import { splitJson } from './splitJson';

/** Our field of each field of the RESO Data Dictionary. */
const fieldOf = new Map<string, readonly string[]>(
  Object.entries({
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
  }),
);
const features = ['InteriorFeatures', 'ExteriorFeatures', 'BuildingFeatures', 'CommunityFeatures'] as const;
const unused = new Set([
  'LivingAreaUnits',
  'Media',
  'ModificationTimestamp',
  'OnMarketDate',
  'UnparsedAddress',
]);

/** The standard's names of units of area. */
const areaUnits = new Map<string, AreaUnit>(Object.entries({ 'Square Feet': 'sqft', 'Square Meters': 'm2' }));

/**
 * Reads the JSON of a RESO Web API (`{ "value": [ … ] }`). Its texts are in English; those in Arabic are in fields that
 * the standard does not name.
 * @param columns our field of each field that the standard does not name, or that has another meaning here
 * @throws UnreadableFeed for invalid JSON
 */
export async function* readReso(
  chunks: AsyncIterable<string>,
  columns: Readonly<Record<string, string>>,
): AsyncGenerator<FeedHome> {
  let position = 0;
  for await (const object of splitJson(chunks)) {
    position += 1;
    const home = emptyHome(position, areaUnits.get(textOf(object.LivingAreaUnits)) ?? null);
    for (const [name, value] of Object.entries(object)) {
      const own = Object.hasOwn(columns, name) ? columns[name] : undefined;
      if (own !== undefined && feedFields.some((field) => field === own)) setField(home, own, value, name);
      else if (features.includes(name as never)) {
        // Some servers send a list as one text.
        const list = Array.isArray(value) ? value.map(textOf) : textOf(value).split(',');
        const values = list.map((each) => each.trim()).filter(Boolean);
        home.features.push(...values.map((value) => ({ value, from: name })));
      } else if (fieldOf.has(name)) {
        for (const field of fieldOf.get(name) ?? []) setField(home, field, value, name);
      } else if (!unused.has(name) && !name.startsWith('@') && value !== null) noteUnknown(home, name);
    }
    setField(home, 'listed', dayOf(object.OnMarketDate), 'OnMarketDate');
    setField(home, 'verified', dayOf(object.ModificationTimestamp), 'ModificationTimestamp');
    setField(home, 'title.en', object.UnparsedAddress, 'UnparsedAddress');
    const media = Array.isArray(object.Media) ? object.Media : [];
    for (const { MediaURL, ShortDescription } of media.slice(0, feedLimits.photos).map(objectOf)) {
      if (typeof MediaURL !== 'string') continue;
      home.photos.push({ value: MediaURL, from: 'Media.MediaURL', caption: textOf(ShortDescription) });
    }
    yield home;
  }
}
