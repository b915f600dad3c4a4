import type { LabelContext } from '../../domain/search/filters/searchFilter';
import type { SearchQuery } from '../../domain/search/query';
import { resultsParameters } from '../../domain/search/readResultsForm';
import type { SearchWords } from '../../domain/search/searchWords';
import { localisePath } from '../../domain/site/paths';
import type { LocaleCode } from '../../i18n/locales';
import type { Words } from '../words';

/** What the parts of the page of results need of its language and of the site. */
export type ResultsContext = LabelContext & {
  words: SearchWords;
  /** The origin of the site, '' if this server hosts it. */
  site: string;
  /** Returns the URL of a page of the site by its path without language prefix. */
  pageUrl: (path: string) => string;
  /** Returns the URL of this page for another search, relative to it. */
  resultsUrl: (query: SearchQuery, language?: LocaleCode) => string;
};

/** @param ownPlace the slug of the area from which travel times are estimated */
export function resultsContext(
  code: LocaleCode,
  words: SearchWords,
  say: Words,
  site: string,
  ownPlace: string | null,
): ResultsContext {
  return {
    t: (key, values) => say(code, key, values),
    code,
    words,
    site,
    pageUrl: (path) => site + localisePath(path, code),
    resultsUrl: (query, language = code) =>
      `?${new URLSearchParams(resultsParameters(query, language, ownPlace))}`,
  };
}
