import type { LocaleCode } from '../../i18n/locales';
import { defaultPresentation } from '../search/parameters';
import { parseQuery, printQuery, type SearchQuery } from '../search/query';

/** How often mails are sent: as soon as a home is published, or in the morning, daily or on Sundays. */
export const frequencies = ['published', 'daily', 'weekly'] as const;
export type Frequency = (typeof frequencies)[number];

/** Paused searches send no mails. */
export const savedSearchStates = ['active', 'paused'] as const;

/** The most characters in the name and the address of a saved search. */
export const longestName = 80;
export const longestAddress = 1_000;

/** A saved search as its owner sees it. */
export type SavedSearch = {
  id: string;
  name: string;
  /** Path and query string of the results, without language prefix: `/properties/for-rent/in-lusail/?bedrooms=2`. */
  address: string;
  frequency: Frequency;
  state: (typeof savedSearchStates)[number];
  locale: LocaleCode;
  /** ISO 8601 in UTC. */
  created: string;
};

/** The response of `GET /api/saved-searches`: all confirmed searches of an email address, the oldest first. */
export type SavedSearches = { email: string; locale: LocaleCode; searches: SavedSearch[] };

/** The page that saves, lists and changes searches, without language prefix. */
export const savedSearchesPath = '/saved-searches/';

/**
 * Returns the URL of the API for saved searches.
 * @param leadsAddress the URL to which forms are posted: `/api/leads`, or `LEADS_URL`
 */
export function savedSearchesAddress(leadsAddress: string): string {
  return leadsAddress.replace(/\/leads\/?$/, '/saved-searches');
}

/**
 * Reads the query of a saved search, which covers all its results: page and view are the default ones.
 * @param address path and query string without language prefix
 * @returns null if it is too long or not the address of results
 */
export function readSavedAddress(address: string): SearchQuery | null {
  if (address.length > longestAddress || !address.startsWith('/')) return null;
  const [path = '', ...rest] = address.replace(/#.*$/s, '').split('?');
  const query = parseQuery(path, rest.join('?'));
  const { page, view } = defaultPresentation;
  return query && { ...query, page, view };
}

/** Returns the address in its standard form, so that equal searches have equal addresses. Null as above. */
export function standardAddress(address: string): string | null {
  const query = readSavedAddress(address);
  const printed = query && printQuery(query);
  return printed !== null && printed.length <= longestAddress ? printed : null;
}
