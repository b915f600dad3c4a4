import { activeFilters, withoutFilter } from './activeFilters';
import { type FilterName, filterNames, filters } from './filters/filters';
import type { Kind } from './kind';
import type { SearchQuery } from './query';
import type { SearchData } from './searchData';

/**
 * Returns the filters that can tell homes of a family and purpose apart. Land and offices have no filter for bedrooms,
 * for example, and homes for sale none for bills.
 * @param data the homes of that kind, or null until they have loaded: then only the kind decides
 */
export function offeredFilters(kind: Kind, data: SearchData | null): Set<FilterName> {
  return new Set(filterNames.filter((name) => filters[name].isOffered(kind, data)));
}

/**
 * Removes the filters that are not offered for the family and purpose. A URL may contain them, but no control would
 * show them. The page number stays.
 */
export function withOfferedFilters(query: SearchQuery, data: SearchData | null): SearchQuery {
  const offered = offeredFilters(query, data);
  const refused = activeFilters(query).filter(({ name }) => !offered.has(name));
  if (refused.length === 0) return query;
  return { ...refused.reduce(withoutFilter, query), page: query.page };
}
