import { activeFilters, withoutFilter } from './activeFilters';
import { type FilterName, filterNames, filters } from './filters/filters';
import type { Kind } from './kind';
import type { SearchQuery } from './query';
import type { SearchData } from './searchData';

/**
 * The filters that make sense for a family and purpose: those that would part some of its homes from others. So land
 * and offices are not asked for bedrooms, nor homes for sale for bills.
 * @param data the homes of that kind; null while they are not there, so that only the kind decides
 */
export function offeredFilters(kind: Kind, data: SearchData | null): Set<FilterName> {
  return new Set(filterNames.filter((name) => filters[name].isOffered(kind, data)));
}

/**
 * The search without the filters that its kind of home does not offer: an address may name them, but no control would
 * show them. Its page stays.
 */
export function withOfferedFilters(query: SearchQuery, data: SearchData | null): SearchQuery {
  const offered = offeredFilters(query, data);
  const refused = activeFilters(query).filter(({ name }) => !offered.has(name));
  if (refused.length === 0) return query;
  return { ...refused.reduce(withoutFilter, query), page: query.page };
}
