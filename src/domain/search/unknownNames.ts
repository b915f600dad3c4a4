import type { PropertyType } from '../content/listings';
import { decodeAddress } from '../site/decodeAddress';
import { editDistance } from './editDistance';
import { countByType } from './facets';
import { type FilterName, filterOf, isFilterField } from './filters/filters';
import { typeOfWord } from './generalWords';
import { countryOfFamily } from './kind';
import { namesInUrl, parseQuery, type SearchQuery, unreadFields } from './query';
import type { SearchData } from './searchData';
import type { SearchWords } from './searchWords';
import { suggest } from './suggest';
import { isPropertyType } from './vocabulary';

/** The most suggestions in place of one unknown name. */
const most = 3;

/** What a URL asks for and the search does not know. */
export type UnknownNames = {
  /** Names of areas that do not exist. */
  areas: string[];
  /** A name of a type that does not exist. */
  type: string | null;
  /** Filters with a value that cannot be read. */
  filters: FilterName[];
};

/** Finds what is unknown in a URL. Null if nothing is. @param pathname without language prefix */
export function unknownNames(pathname: string, search: string, words: SearchWords): UnknownNames | null {
  const names = namesInUrl(pathname, search);
  if (!names) return null;
  const near = parseQuery(pathname, search)?.near?.area ?? [];
  const areas = names.areas
    .concat(near)
    .filter((slug) => !words.areaIndex.has(slug))
    .map(readable);
  const type = names.type !== null && !isPropertyType(names.type) ? readable(names.type) : null;
  const filters = unreadFilters(search);
  return areas.length > 0 || type !== null || filters.length > 0 ? { areas, type, filters } : null;
}

function unreadFilters(search: string): FilterName[] {
  const names = unreadFields(search).flatMap((field) => (isFilterField(field) ? [filterOf(field)] : []));
  return [...new Set(names)];
}

/** A slug as words, short enough to be shown. */
function readable(slug: string): string {
  return decodeAddress(slug).replace(/-+/g, ' ').trim().slice(0, 60);
}

/** Returns the slugs of the areas whose names are most like an unknown one, the likeliest first. */
export function nearestAreas(data: SearchData, words: SearchWords, name: string): string[] {
  const suggested = suggest(data, words, name, most).flatMap((found) =>
    found.kind === 'place' ? [found.area] : [],
  );
  const country = words.areaIndex.get(countryOfFamily(data.family)) ?? -1;
  const here = words.areas.filter(({ kind, chain }) => kind !== 'country' && chain.includes(country));
  const slugs = here.map(({ slug }) => slug);
  const alike = nearest(name.replace(/ /g, '-'), slugs);
  return [...new Set([...suggested, ...alike])].slice(0, most);
}

/** Returns the types that an unknown name may mean, or else those that the search finds, the likeliest first. */
export function nearestTypes(
  data: SearchData,
  words: SearchWords,
  query: SearchQuery,
  name: string,
): PropertyType[] {
  const meant = name
    .split(' ')
    .map(typeOfWord)
    .find((type) => type !== null);
  const found = countByType(data, words, query).map(({ type }) => type);
  if (meant && found.includes(meant)) return [meant];
  const alike = nearest(name.replace(/ /g, '-'), found).filter(isPropertyType);
  return [...new Set([...alike, ...found])].slice(0, most);
}

/** The names with the fewest different letters first. More than half different is not alike. */
function nearest(typed: string, names: readonly string[]): string[] {
  const furthest = Math.ceil(typed.length / 2);
  return names
    .map((name) => ({ name, distance: editDistance(typed, name, furthest).whole }))
    .filter(({ distance }) => distance <= furthest)
    .sort((a, b) => a.distance - b.distance)
    .map(({ name }) => name);
}
