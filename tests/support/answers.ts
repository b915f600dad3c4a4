import { parseQuery } from '../../src/domain/search/query';
import { resultsApi } from '../../src/domain/search/readResultsForm';
import { wildcardScreenFor } from '../../src/domain/site/hosting';
import { withoutLocale } from '../../src/domain/site/paths';
import { builtPlan, isServed } from './builtSite';

const answers = new Map<string, boolean>();

/** Returns whether a path is answered by a file of the built site, by a search page for a known area, or by our server. */
export function isAnswered(path: string): boolean {
  const known = answers.get(path) ?? (isServed(path) || isSearch(path) || path === resultsApi);
  answers.set(path, known);
  return known;
}

function isSearch(path: string): boolean {
  const query = wildcardScreenFor(path) && parseQuery(withoutLocale(path), '');
  const { areas } = builtPlan().site;
  return Boolean(query?.areas.every((area) => path.includes(`/in-${area}/`) && areas.has(area)));
}
