import type { Family, Listing, PropertyType, Purpose } from '../content/listings';
import { parameterFields, parameters } from './parameters';
import { isPropertyType, type WantedFeature } from './vocabulary';

export type Furnishing = NonNullable<Listing['furnished']>;
export type Sort = 'recent' | 'highest' | 'lowest' | 'per-metre';
export type ResultsView = 'list' | 'grid' | 'map';

/** A piece of the map, in degrees. */
export type Bounds = { south: number; west: number; north: number; east: number };

/** All that a visitor can ask of the search. `null` is "any". */
export type SearchQuery = {
  family: Family;
  purpose: Purpose;
  /** Slugs of places, one at least; a home in any of them fits. `qatar` and `uk` are whole countries. */
  areas: string[];
  type: PropertyType | null;
  /** Whole riyals or pounds; for rent a month's. */
  minPrice: number | null;
  maxPrice: number | null;
  /** 0 is a studio. With a minimum and no maximum: "and more". */
  minBedrooms: number | null;
  maxBedrooms: number | null;
  minBathrooms: number | null;
  /** m². */
  minSize: number | null;
  maxSize: number | null;
  furnished: Furnishing | null;
  /** True: only where water, power and cooling are in the rent. */
  billsIncluded: boolean;
  /** Finished by the end of this year. */
  completion: number | null;
  /** A home must have them all. */
  features: WantedFeature[];
  /** True: only what people who are not Qatari may own, freehold or by usufruct. */
  ownable: boolean;
  /** True: sold and let ones too. */
  includeOffMarket: boolean;
  /** Words to find in the names of places and buildings, or a reference number; empty for none. */
  text: string;
  sort: Sort;
  /** From 1. */
  page: number;
  view: ResultsView;
  bounds: Bounds | null;
};

/** How a family and a purpose begin the path of their results. */
const roots: { family: Family; purpose: Purpose; path: string }[] = [
  { family: 'new-homes', purpose: 'sale', path: '/properties/new-homes/for-sale/' },
  { family: 'residential', purpose: 'rent', path: '/properties/for-rent/' },
  { family: 'residential', purpose: 'sale', path: '/properties/for-sale/' },
  { family: 'commercial', purpose: 'rent', path: '/commercial-properties/for-rent/' },
  { family: 'commercial', purpose: 'sale', path: '/commercial-properties/for-sale/' },
  { family: 'off-plan', purpose: 'sale', path: '/off-plan-properties/for-sale/' },
];

/** What paths that name no purpose, or one that the family does not have, are taken for. */
const tolerated: { path: string; family: Family; purpose: Purpose }[] = [
  { path: '/properties/new-homes/', family: 'new-homes', purpose: 'sale' },
  { path: '/properties/', family: 'residential', purpose: 'rent' },
  { path: '/commercial-properties/', family: 'commercial', purpose: 'rent' },
  { path: '/off-plan-properties/', family: 'off-plan', purpose: 'sale' },
];

/** The currency in which a family's prices are given. */
export function currencyOfFamily(family: Family): 'QAR' | 'GBP' {
  return family === 'new-homes' ? 'GBP' : 'QAR';
}

/** The slug of the whole country in which a family is offered. */
export function countryOfFamily(family: Family): 'qatar' | 'uk' {
  return family === 'new-homes' ? 'uk' : 'qatar';
}

/** The purposes in which a family is offered, the usual one first. */
export function purposesOf(family: Family): Purpose[] {
  return roots.filter((root) => root.family === family).map((root) => root.purpose);
}

/** Everything of a family and purpose, most recent first. A purpose that the family lacks becomes one that it has. */
export function defaultQuery(family: Family, purpose: Purpose): SearchQuery {
  const absent = Object.fromEntries(parameterFields.map((field) => [field, parameters[field].absent]));
  return {
    ...(absent as Omit<SearchQuery, 'family' | 'purpose' | 'areas' | 'type'>),
    features: [],
    family,
    purpose: rootOf(family, purpose).purpose,
    areas: [countryOfFamily(family)],
    type: null,
  };
}

/** The path of results, without language prefix. Left out: the whole country, every type. */
export function resultsPath(at: {
  family: Family;
  purpose: Purpose;
  area?: string | null;
  type?: PropertyType | null;
}): string {
  const area = at.area ?? countryOfFamily(at.family);
  return `${rootOf(at.family, at.purpose).path}in-${area}/${at.type ? `type-${at.type}/` : ''}`;
}

/** Path and query of a search, without language prefix; defaults are left out. `parseQuery` reads it back. */
export function printQuery(query: SearchQuery): string {
  const [area, ...also] = query.areas;
  const parts = also.length > 0 ? [`also=${also.join(',')}`] : [];
  for (const field of parameterFields) {
    const text = printParameter(field, query);
    if (text !== null) parts.push(text);
  }
  const path = resultsPath({ ...query, area: area ?? null });
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}

/**
 * The search that an address asks for; null when its path belongs to no family. Never throws: what is unknown or
 * broken is ignored and the rest kept. Whether its areas exist is for `withKnownAreas` to say.
 * @param pathname without language prefix, as in `/properties/for-rent/in-lusail/`
 * @param search with or without its question mark
 */
export function parseQuery(pathname: string, search: string): SearchQuery | null {
  const path = `${pathname.toLowerCase()}/`.replace(/\/+/g, '/');
  const root = [...roots, ...tolerated].find((candidate) => path.startsWith(candidate.path));
  if (!root) return null;
  const given = new URLSearchParams(search);
  const query = defaultQuery(root.family, root.purpose);
  const segments = path.slice(root.path.length).split('/');
  const area = segments.find((segment) => segment.startsWith('in-'))?.slice(3);
  const type = segments.find((segment) => segment.startsWith('type-'))?.slice(5);
  if (type && isPropertyType(type)) query.type = type;
  query.areas = areasOf(root.family, [area ?? '', ...(given.get('also') ?? '').split(',')]);
  for (const field of parameterFields) readParameter(field, given, query);
  return query;
}

/** Slugs that are well formed, each once; the whole country when none is or when it is among them. */
export function areasOf(family: Family, slugs: readonly string[]): string[] {
  const sound = slugs.filter((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug));
  const whole = sound.length === 0 || sound.includes('qatar') || sound.includes('uk');
  return whole ? [countryOfFamily(family)] : [...new Set(sound)];
}

/** The same search without the areas that are not known; of the whole country when none is left. */
export function withKnownAreas(query: SearchQuery, isKnown: (slug: string) => boolean): SearchQuery {
  return { ...query, areas: areasOf(query.family, query.areas.filter(isKnown)) };
}

function rootOf(family: Family, purpose: Purpose) {
  const own = roots.filter((root) => root.family === family);
  return own.find((root) => root.purpose === purpose) ?? (own[0] as (typeof roots)[number]);
}

function readParameter<F extends keyof typeof parameters>(
  field: F,
  given: URLSearchParams,
  query: Pick<SearchQuery, F>,
): void {
  const text = given.get(parameters[field].name);
  if (text !== null) query[field] = parameters[field].parse(text);
}

function printParameter<F extends keyof typeof parameters>(
  field: F,
  query: Pick<SearchQuery, F>,
): string | null {
  const { name, absent, print } = parameters[field];
  const text = print(query[field]);
  return text === print(absent) ? null : `${name}=${text}`;
}
