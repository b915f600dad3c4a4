import type { Family, PropertyType, Purpose } from '../content/listings';
import { areasOf } from './filters/areas';
import { type FilterFields, filterNames, filters } from './filters/filters';
import { countryOfFamily, type Kind } from './kind';
import {
  defaultPresentation,
  type ParameterField,
  type ParameterValues,
  type Presentation,
  parameterFields,
  parameters,
} from './parameters';
import { isPropertyType } from './vocabulary';

/** A search. `null` means "any". Each filter documents its fields in its own file. */
export type SearchQuery = Kind & FilterFields & Presentation;

/** The first segments of the path of results, by family and purpose. */
const roots: { family: Family; purpose: Purpose; path: string }[] = [
  { family: 'new-homes', purpose: 'sale', path: '/properties/new-homes/for-sale/' },
  { family: 'residential', purpose: 'rent', path: '/properties/for-rent/' },
  { family: 'residential', purpose: 'sale', path: '/properties/for-sale/' },
  { family: 'commercial', purpose: 'rent', path: '/commercial-properties/for-rent/' },
  { family: 'commercial', purpose: 'sale', path: '/commercial-properties/for-sale/' },
  { family: 'off-plan', purpose: 'sale', path: '/off-plan-properties/for-sale/' },
];

/** The purpose of paths without a purpose, or with one that the family does not have. */
const tolerated: { path: string; family: Family; purpose: Purpose }[] = [
  { path: '/properties/new-homes/', family: 'new-homes', purpose: 'sale' },
  { path: '/properties/', family: 'residential', purpose: 'rent' },
  { path: '/commercial-properties/', family: 'commercial', purpose: 'rent' },
  { path: '/off-plan-properties/', family: 'off-plan', purpose: 'sale' },
];

/** Returns the purposes of a family, the most common one first. */
export function purposesOf(family: Family): Purpose[] {
  return roots.filter((root) => root.family === family).map((root) => root.purpose);
}

/** Returns a search without filters, most recent first. A purpose that the family does not have is replaced. */
export function defaultQuery(family: Family, purpose: Purpose): SearchQuery {
  const kind = { family, purpose: rootOf(family, purpose).purpose };
  const notAsked = filterNames.map((name) => filters[name].notAsked(kind));
  return Object.assign({ ...defaultPresentation, ...kind }, ...notAsked);
}

/** Returns the path of results, without language prefix. The whole country and all types are left out. */
export function resultsPath(at: {
  family: Family;
  purpose: Purpose;
  area?: string | null;
  type?: PropertyType | null;
}): string {
  const area = at.area ?? countryOfFamily(at.family);
  return `${rootOf(at.family, at.purpose).path}in-${area}/${at.type ? `type-${at.type}/` : ''}`;
}

/** Returns the path and query string of a search, without language prefix and defaults. `parseQuery` is the inverse. */
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
 * Returns the search of a URL, or null if the path belongs to no family. Never throws: unknown and invalid parts are
 * ignored. `withKnownAreas` removes areas that do not exist.
 * @param pathname without language prefix, as in `/properties/for-rent/in-lusail/`
 * @param search with or without its question mark
 */
export function parseQuery(pathname: string, search: string): SearchQuery | null {
  const names = namesInUrl(pathname, search);
  if (!names) return null;
  const given = new URLSearchParams(search);
  const query = defaultQuery(names.family, names.purpose);
  if (names.type !== null && isPropertyType(names.type)) query.type = names.type;
  query.areas = areasOf(names.family, names.areas);
  for (const field of parameterFields) readParameter(field, given, query);
  return query;
}

/**
 * Returns the names of areas and of a type in a URL, whether they exist or not. Null if the path belongs to no family.
 */
export function namesInUrl(pathname: string, search: string): UrlNames | null {
  const path = `${pathname.toLowerCase()}/`.replace(/\/+/g, '/');
  const root = [...roots, ...tolerated].find((candidate) => path.startsWith(candidate.path));
  if (!root) return null;
  const { family, purpose } = root;
  const segments = path.slice(root.path.length).split('/');
  const named = (start: string) => segments.find((segment) => segment.startsWith(start))?.slice(start.length);
  const also = (new URLSearchParams(search).get('also') ?? '').split(',');
  const areas = [named('in-') ?? '', ...also].filter(Boolean);
  return { family, purpose, areas, type: named('type-') || null };
}

type UrlNames = Kind & { areas: string[]; type: string | null };

/** Removes unknown areas from a search. If none is left, the search covers the whole country. */
export function withKnownAreas(query: SearchQuery, isKnown: (slug: string) => boolean): SearchQuery {
  const near = query.near && isKnown(query.near.area) ? query.near : null;
  return { ...query, near, areas: areasOf(query.family, query.areas.filter(isKnown)) };
}

/** Returns the fields whose parameter in a URL has a value that cannot be read, and is therefore ignored. */
export function unreadFields(search: string): ParameterField[] {
  const given = new URLSearchParams(search);
  return parameterFields.filter((field) => {
    const { name, parse } = parameters[field];
    const text = given.get(name);
    return text !== null && parse(text) === undefined;
  });
}

function rootOf(family: Family, purpose: Purpose) {
  const own = roots.filter((root) => root.family === family);
  return own.find((root) => root.purpose === purpose) ?? (own[0] as (typeof roots)[number]);
}

function readParameter<F extends ParameterField>(
  field: F,
  given: URLSearchParams,
  query: Pick<ParameterValues, F>,
): void {
  const text = given.get(parameters[field].name);
  const value = text === null ? undefined : parameters[field].parse(text);
  if (value !== undefined) query[field] = value;
}

function printParameter<F extends ParameterField>(field: F, query: Pick<ParameterValues, F>): string | null {
  const { name, print } = parameters[field];
  const text = print(query[field]);
  return text === '' ? null : `${name}=${text}`;
}
