import { areasOf } from './filters/areas';
import { type FilterName, filterNames, filters } from './filters/filters';
import { countryOfFamily } from './kind';
import type { SearchQuery } from './query';

/** One thing that a query asks for and that can be taken back by itself. */
export type ActiveFilter = {
  name: FilterName;
  /** Which area or feature, where several may be asked for; else null. */
  value: string | null;
  /** The same search without it, on its first page. */
  without: SearchQuery;
};

/** All that a query asks for, in the order in which it is shown. */
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

/** Those that stand among the chips above the results. */
export function activeChips(query: SearchQuery): ActiveFilter[] {
  return activeFilters(query).filter(({ name }) => filters[name].shownIn === 'chips');
}

/** The search without anything that one filter asks for, on its first page. */
export function withoutAll(query: SearchQuery, name: FilterName): SearchQuery {
  return { ...query, ...filters[name].notAsked(query), page: 1 };
}

/** The search without one of the things that it asks for; itself where it does not ask for it. */
export function withoutFilter(
  query: SearchQuery,
  { name, value }: Omit<ActiveFilter, 'without'>,
): SearchQuery {
  const found = activeFilters(query).find((filter) => filter.name === name && filter.value === value);
  return found?.without ?? query;
}

/** The same family, purpose, order and view, with nothing asked for. */
export function clearFilters(query: SearchQuery): SearchQuery {
  return filterNames.reduce(withoutAll, { ...query, page: 1 });
}

/** The search widened by one more area, on its first page; the whole country gives way to it. */
export function withArea(query: SearchQuery, slug: string): SearchQuery {
  const others = query.areas.filter((area) => area !== countryOfFamily(query.family));
  return { ...query, areas: areasOf(query.family, [...others, slug]), page: 1 };
}

function isAsked(query: SearchQuery, name: FilterName): boolean {
  const notAsked = Object.entries(filters[name].notAsked(query)) as [keyof SearchQuery, unknown][];
  return notAsked.some(([field, value]) => query[field] !== value);
}
