import { permitNumber } from '../domain/content/fields';
import type { Listing } from '../domain/content/listings';
import {
  features,
  fitOuts,
  furnishings,
  propertyTypes,
  purposes,
  statuses,
  tenures,
  views,
} from '../domain/content/listingTerms';
import { countryOf } from '../domain/content/places';
import type { FeedHome } from './feedHome';
import { Findings } from './findings';
import { contactKey, type ImportContext, type ListingJson } from './importContext';
import { mapPrice, mapSize } from './mapAmounts';
import { mapFamily } from './mapFamily';
import { mapArea, mapBuilding, mapPoint } from './mapPlace';
import { mapTexts } from './mapTexts';
import { nearestNames } from './nearestNames';
import { HomeReader } from './readHome';

/** A home of a feed, mapped to our fields; `fields` is null if it is refused. */
export type MappedHome = {
  /** Its reference in the feed. Empty if it has none. */
  key: string;
  position: number;
  country: 'qatar' | 'uk';
  fields: ListingJson | null;
  photos: FeedHome['photos'];
  findings: Findings;
  unknown: ReadonlySet<string>;
};

/**
 * Maps a home of a feed to our fields. A value that a home must have and that cannot be mapped refuses the home;
 * another one is left out and noted.
 * @param existing the JSON of the listing that the import made of this home before
 */
export function mapHome(home: FeedHome, context: ImportContext, existing: ListingJson | null): MappedHome {
  const findings = new Findings();
  const reader = new HomeReader(home, findings);
  const { mapping } = context;
  const { values } = mapping;
  const { photos, position, unknown, fault } = home;
  if (fault !== undefined) {
    findings.refuse('home', undefined, fault);
    return { key: '', position, country: 'qatar', photos, findings, unknown, fields: null };
  }
  const key = reader.text('reference') ?? '';
  if (key === '' || key.length > 200) {
    findings.refuse('reference', reader.raw('reference'), 'expected a reference of at most 200 characters');
  }
  const purpose = reader.choice('purpose', purposes, values.purpose, 'required');
  const type = reader.choice('type', propertyTypes, values.type, 'required');
  const area = mapArea(reader, context);
  const country = area !== null && countryOf(area, context.areas) === 'uk' ? 'uk' : 'qatar';
  const { family, project } = mapFamily(reader, context, country);
  const { features: featureList, maidsRoom } = mapFeatures(home, findings, mapping);
  const isOffice = family === 'commercial';
  const bedrooms = reader.text('bedrooms')?.toLowerCase() === 'studio' ? 0 : reader.count('bedrooms');
  const fields: ListingJson = {
    family,
    purpose,
    type,
    // Portals demand a number of rooms even for offices and land, and then write 0.
    bedrooms: (type === 'land' || isOffice) && bedrooms === 0 ? null : bedrooms,
    bathrooms: reader.count('bathrooms'),
    size: mapSize(reader, 'size', context),
    plot: mapSize(reader, 'plot', context),
    floor: reader.count('floor'),
    parking: reader.count('parking'),
    price: withoutNull(mapPrice(reader, purpose, context)),
    deposit: reader.count('deposit'),
    cheques: reader.count('cheques'),
    billsIncluded: reader.yes('billsIncluded'),
    furnished: reader.choice('furnished', furnishings, values.furnished, 'optional'),
    fitOut: reader.choice('fitOut', fitOuts, values.fitOut, 'optional'),
    tenure: reader.choice('tenure', tenures, values.tenure, 'optional'),
    leaseYears: reader.count('leaseYears'),
    epc: mapEpc(reader),
    serviceCharge: reader.count('serviceCharge'),
    completion: reader.text('completion'),
    maidsRoom: maidsRoom || reader.yes('maidsRoom'),
    view: reader.choice('view', views, values.view, 'optional'),
    features: featureList,
    building: mapBuilding(reader, context),
    area,
    point: mapPoint(reader, area, context),
    agent: mapAgent(reader, context),
    status: mapStatus(reader, mapping, purpose),
    listed: reader.day('listed'),
    verified: reader.day('verified'),
    project,
    unit: reader.text('unit'),
    permit: mapPermit(reader),
    permitUrl: reader.text('permitUrl'),
    ...mapTexts(reader, mapping, existing),
  };
  if (home.photos.length === 0) findings.refuse('gallery', undefined, 'the feed has no picture of it');
  const isRefused = findings.refusals.length > 0;
  return {
    key,
    position,
    country,
    photos,
    findings,
    unknown,
    fields: isRefused ? null : withoutNull(fields),
  };
}

function mapFeatures(
  { features: given }: FeedHome,
  findings: Findings,
  { values }: ImportContext['mapping'],
) {
  const table = new Map(Object.entries(values.features).map(([name, to]) => [name.toLowerCase(), to]));
  const known = ['maids-room', ...features] as const;
  const found = given.flatMap((value) => {
    const name = value.value.toLowerCase();
    // "Covered parking" is our `covered-parking`.
    const own = known.find((feature) => feature === name.replaceAll(' ', '-'));
    const mapped = table.has(name) ? table.get(name) : own;
    if (mapped === undefined) {
      const nearest = nearestNames(value.value, [...Object.keys(values.features), ...known]);
      findings.note('features', value, 'no entry in "values.features" of the mapping; left out', nearest);
    }
    return mapped ? [mapped] : [];
  });
  const distinct = [...new Set(found)];
  return {
    features: distinct.filter((feature) => feature !== 'maids-room'),
    maidsRoom: distinct.includes('maids-room'),
  };
}

function mapAgent(reader: HomeReader, { agents, mapping }: ImportContext): string | null {
  const given = ['agent.email', 'agent.phone', 'agent'].flatMap((field) => reader.raw(field) ?? []);
  for (const { value } of given) {
    const found = agents.get(contactKey(value));
    if (found) return found;
  }
  if (mapping.agent !== null) return mapping.agent;
  const known = [...agents.keys()].filter((contact) => contact.includes('@'));
  const nearest = given[0] ? nearestNames(given[0].value, known).slice(0, 3) : [];
  const message = 'no team member of ours; name them in "agents" of the mapping, or one for all in "agent"';
  reader.findings.refuse('agent', given[0], message, nearest);
  return null;
}

/** A feed without a status holds only what is on the market. */
function mapStatus(
  reader: HomeReader,
  { values }: ImportContext['mapping'],
  purpose: Listing['purpose'] | null,
): Listing['status'] | null {
  const table = { 'on-market': 'on-market', 'off-market': 'off-market', ...values.status } as const;
  const given = reader.raw('status')
    ? reader.choice('status', statuses, table as never, 'required')
    : 'on-market';
  if (given === null || purpose === null) return null;
  return statuses.find((status) => status === given) ?? statusOf(purpose, (given as string) === 'on-market');
}

/** The status of a home that is on or off the market, by its purpose. */
export function statusOf(purpose: Listing['purpose'], isOnMarket: boolean): Listing['status'] {
  if (purpose === 'sale') return isOnMarket ? 'for-sale' : 'sold';
  return isOnMarket ? 'for-rent' : 'let-agreed';
}

/** A permit number that we could not show as one is left out and noted. */
function mapPermit(reader: HomeReader): string | null {
  const given = reader.text('permit');
  if (given === null || permitNumber.safeParse(given).success) return given;
  const message = 'expected a number such as "AD-2026-00412"; left out';
  reader.findings.note('permit', reader.raw('permit'), message);
  return null;
}

function mapEpc(reader: HomeReader) {
  const [current, potential] = [reader.text('epc.current'), reader.text('epc.potential')];
  if (current !== null && potential !== null) return { current, potential };
  const given = reader.raw('epc.current') ?? reader.raw('epc.potential');
  if (given) reader.findings.note('epc', given, 'the current and the potential rating are needed; left out');
  return null;
}

function withoutNull<T extends object | null>(value: T): T {
  if (value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null && each !== false)) as T;
}
