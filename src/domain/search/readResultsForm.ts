import { type LocaleCode, localeCodes } from '../../i18n/locales';
import { countryOfFamily, type Kind } from './kind';
import { kinds } from './kinds';
import { parameterFields, parameters } from './parameters';
import { printQuery, resultsPath, type SearchQuery } from './query';
import { isWholeNumber, readWholeNumber } from './readWholeNumber';

/*
 * The page of results that the server makes for browsers without scripts. A plain form asks for it, so places and the
 * type are parameters, beside those that the address of a search has.
 */

/** The path of that page on the server. */
export const resultsApi = '/api/results';

/** Returns the URL of that page, which is beside the URL to which forms are posted. */
export function resultsAddress(leadsAddress: string): string {
  return leadsAddress.replace(/\/leads\/?$/, '/results');
}

/** Names of parameters that addresses of searches do not have. */
export const resultsFields = {
  /** `off` if the browser runs no scripts. */
  scripts: 'scripts',
  /** `all` for the page with all filters, even if these homes are on a prerendered page. */
  filters: 'filters',
  language: 'language',
  /** Family and purpose, as `nameOfKind` prints them. */
  kind: 'kind',
  /** The slug of an area; several are possible. */
  place: 'in',
  type: 'type',
  /** Kilometres around the only place. */
  distance: 'within',
  /** What the visitor typed: a place, a reference or a sentence. */
  typed: 'q',
  /** The slug of the area from which travel times are estimated. */
  ownPlace: 'from',
} as const;

/** What such a form asks for. */
export type ResultsRequest = {
  hasScripts: boolean;
  wantsFilters: boolean;
  /** Null if it is unknown. */
  language: LocaleCode | null;
  kind: Kind | null;
  /** The address of the search, without language prefix, as `parseQuery` reads it. */
  pathname: string;
  search: string;
  typed: string;
  ownPlace: string | null;
};

/** Returns the name of a kind in forms: `residential.rent`. */
export function nameOfKind({ family, purpose }: Kind): string {
  return `${family}.${purpose}`;
}

/**
 * Reads the parameters of a form. Empty ones are ignored, and of doubled ones the first is used, except for places and
 * features. Numbers may have separators and Arabic digits. Without a kind, homes for rent are searched.
 */
export function readResultsForm(given: URLSearchParams): ResultsRequest {
  const all = (name: string) =>
    given
      .getAll(name)
      .map((text) => text.trim())
      .filter(Boolean);
  const first = (name: string) => all(name)[0] ?? null;
  const named = first(resultsFields.kind);
  const kind = named === null ? kinds[0] : kinds.find((each) => nameOfKind(each) === named);
  const address = new URLSearchParams();
  for (const { name, parse } of parameterFields.map((field) => parameters[field])) {
    const value = name === parameters.features.name ? all(name).join() : first(name);
    if (value) addNumber(address, name, value, (text) => parse(text) !== undefined);
  }
  const distance = first(resultsFields.distance);
  let areas = all(resultsFields.place);
  if (distance !== null && !address.has(parameters.near.name)) {
    // With another number of places the value is invalid, and the page says so.
    address.set(parameters.near.name, areas.length === 1 ? `${areas[0]},${distance}` : distance);
    if (areas.length === 1) areas = [];
  }
  const [area, ...also] = areas;
  if (also.length > 0) address.set('also', also.join());
  const type = first(resultsFields.type);
  const { family, purpose } = kind ?? (kinds[0] as Kind);
  const path = resultsPath({ family, purpose, area: area === undefined ? null : encodeURIComponent(area) });
  return {
    hasScripts: first(resultsFields.scripts) !== 'off',
    wantsFilters: first(resultsFields.filters) === 'all',
    language: localeCodes.find((code) => code === first(resultsFields.language)) ?? null,
    kind: kind ?? null,
    pathname: type === null ? path : `${path}type-${encodeURIComponent(type)}/`,
    search: address.toString(),
    typed: first(resultsFields.typed) ?? '',
    ownPlace: first(resultsFields.ownPlace),
  };
}

/**
 * Returns the parameters of a search for the server's page, by name. `readResultsForm` is the inverse.
 * @param ownPlace the slug of the area from which travel times are estimated
 */
export function resultsParameters(
  query: SearchQuery,
  language: LocaleCode,
  ownPlace: string | null = null,
): [name: string, value: string][] {
  const { scripts, kind, place, type } = resultsFields;
  const [, search = ''] = printQuery({ ...query, view: 'list' }).split('?');
  const areas = query.areas.filter((slug) => slug !== countryOfFamily(query.family));
  return [
    [scripts, 'off'],
    [resultsFields.language, language],
    [kind, nameOfKind(query)],
    ...areas.map((slug): [string, string] => [place, slug]),
    ...(query.type ? [[type, query.type] as [string, string]] : []),
    ...[...new URLSearchParams(search)].filter(([name]) => name !== 'also'),
    ...(ownPlace ? [[resultsFields.ownPlace, ownPlace] as [string, string]] : []),
  ];
}

/** Adds a value in Western digits without separators, if it can only be read so. Zero is no limit. */
function addNumber(
  address: URLSearchParams,
  name: string,
  text: string,
  isRead: (text: string) => boolean,
): void {
  const figure = readWholeNumber(text);
  if (isRead(text) || !isWholeNumber(text)) address.set(name, text);
  else if (figure !== null) address.set(name, String(figure));
}
