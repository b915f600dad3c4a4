import type { Family, Purpose } from '../content/listings';
import { filterNames, filters } from './filters/filters';
import { countryOfFamily } from './kind';
import { defaultQuery, type SearchQuery } from './query';

/**
 * Returns the search for another family or purpose. In the same country each filter decides whether its value is kept;
 * for another country all filters are removed.
 */
export function changeKind(query: SearchQuery, family: Family, purpose: Purpose): SearchQuery {
  const { sort, view } = query;
  const next = { ...defaultQuery(family, purpose), sort, view };
  if (countryOfFamily(family) !== countryOfFamily(query.family)) return next;
  const kept = filterNames.filter((name) => filters[name].isKept(query, next));
  const fields = kept.flatMap((name) => Object.keys(filters[name].notAsked(query))) as (keyof SearchQuery)[];
  return Object.assign(next, Object.fromEntries(fields.map((field) => [field, query[field]])));
}
