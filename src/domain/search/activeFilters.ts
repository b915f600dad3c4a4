import { areasOf } from './filters/areas';
import { type FilterName, filterNames, filters } from './filters/filters';
import { countryOfFamily } from './kind';
import type { SearchQuery } from './query';

/** A filter value that can be removed on its own. */
export type ActiveFilter = {
  name: FilterName;
  /** The area or feature, for filters with several values; else null. */
  value: string | null;
  /** The same search without it, on its first page. */
  without: SearchQuery;
};

/** Returns all active filters of a query, in the order in which they are shown. */
export function activeFilters(query: SearchQuery): ActiveFilter[] {
  return filterNames.flatMap((name): ActiveFilter[] => {
    const { each } = filters[name];
    if (!each) return isAsked(query, name) ? [{ name, value: null, without: withoutAll(query, name) }] : [];
    return each.values(query).map((value) => ({
      name,
      value,
      without: { ...query, ...each.without(query, value), page: 1 },
    }));
  });
}

/** Returns the active filters that are shown as chips above the results. */
export function activeChips(query: SearchQuery): ActiveFilter[] {
  return activeFilters(query).filter(({ name }) => filters[name].shownIn !== 'field');
}

/** Returns the first page of the search without one filter. */
export function withoutAll(query: SearchQuery, name: FilterName): SearchQuery {
  return { ...query, ...filters[name].notAsked(query), page: 1 };
}

/** Returns the search without one value of a filter, or the same search if it does not have that value. */
export function withoutFilter(
  query: SearchQuery,
  { name, value }: Omit<ActiveFilter, 'without'>,
): SearchQuery {
  const found = activeFilters(query).find((filter) => filter.name === name && filter.value === value);
  return found?.without ?? query;
}

/** Returns a search without filters, with the same family, purpose, order and view. */
export function clearFilters(query: SearchQuery): SearchQuery {
  return filterNames.reduce(withoutAll, { ...query, page: 1 });
}

/** Returns the first page of the search with one more area, which replaces the whole country. */
export function withArea(query: SearchQuery, slug: string): SearchQuery {
  const others = query.areas.filter((area) => area !== countryOfFamily(query.family));
  return { ...query, areas: areasOf(query.family, [...others, slug]), page: 1 };
}

function isAsked(query: SearchQuery, name: FilterName): boolean {
  const notAsked = Object.entries(filters[name].notAsked(query)) as [keyof SearchQuery, unknown][];
  return notAsked.some(([field, value]) => query[field] !== value);
}
