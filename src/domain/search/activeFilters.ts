import type { FilterName } from './filter';
import { areasOf, countryOfFamily, type SearchQuery } from './query';

/** One thing that a query asks for and that can be taken back by itself: a chip above the results. */
export type ActiveFilter = {
  name: FilterName;
  /** Which area or feature, where several may be asked for; else null. */
  value: string | null;
  /** The same search without it, on its first page. */
  without: SearchQuery;
};

/** What each filter is when it is not asked for. Areas and features come in several, see below. */
const open: { [name in FilterName]?: Partial<SearchQuery> } = {
  text: { text: '' },
  gone: { includeOffMarket: false },
  type: { type: null },
  price: { minPrice: null, maxPrice: null },
  bedrooms: { minBedrooms: null, maxBedrooms: null },
  bathrooms: { minBathrooms: null },
  size: { minSize: null, maxSize: null },
  furnished: { furnished: null },
  bills: { billsIncluded: false },
  completion: { completion: null },
  ownable: { ownable: false },
  bounds: { bounds: null },
};

/** All that a query asks for, in the order in which it is shown. */
export function activeFilters(query: SearchQuery): ActiveFilter[] {
  const areas = query.areas.filter((slug) => slug !== countryOfFamily(query.family));
  const several = (name: FilterName, value: string, change: Partial<SearchQuery>) => ({
    name,
    value,
    without: { ...query, ...change, page: 1 },
  });
  const single = (Object.keys(open) as FilterName[]).filter((name) => isAsked(query, name));
  return [
    ...areas.map((slug) => several('areas', slug, { areas: removed(query, slug) })),
    ...single.map((name) => ({ name, value: null, without: { ...query, ...open[name], page: 1 } })),
    ...query.features.map((feature) =>
      several('features', feature, { features: query.features.filter((other) => other !== feature) }),
    ),
  ];
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
  const cleared: SearchQuery = { ...query, areas: [countryOfFamily(query.family)], features: [], page: 1 };
  return Object.assign(cleared, ...Object.values(open));
}

/** The search widened by one more area, on its first page; the whole country gives way to it. */
export function withArea(query: SearchQuery, slug: string): SearchQuery {
  const others = query.areas.filter((area) => area !== countryOfFamily(query.family));
  return { ...query, areas: areasOf(query.family, [...others, slug]), page: 1 };
}

function removed(query: SearchQuery, slug: string): string[] {
  return areasOf(
    query.family,
    query.areas.filter((other) => other !== slug),
  );
}

function isAsked(query: SearchQuery, name: FilterName): boolean {
  const entries = Object.entries(open[name] ?? {}) as [keyof SearchQuery, unknown][];
  return entries.some(([field, value]) => query[field] !== value);
}
