import { activeFilters, withoutAll } from './activeFilters';
import { type FilterName, filterNames, filters } from './filters/filters';
import { countMatches } from './fitsQuery';
import type { SearchQuery } from './query';
import type { SearchData } from './searchData';
import type { SearchWords } from './searchWords';

/** A search with one filter relaxed. */
type Way = {
  /** The relaxed filter. `offMarket` includes sold and let homes. */
  name: FilterName;
  /** The removed feature, if it was one of several; else null. */
  value: string | null;
  query: SearchQuery;
};

/** A relaxed search and the number of its results. */
export type Relaxation = Way & { total: number };

/** Returns the searches with one filter relaxed that have results, those with most results first. */
export function relax(data: SearchData, words: SearchWords, query: SearchQuery): Relaxation[] {
  return [...waysToGiveUp(query), ...waysToAskFor(query)]
    .map((way) => ({ ...way, total: countMatches(way.query, data, words) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}

function waysToGiveUp(query: SearchQuery): Way[] {
  const active = activeFilters(query);
  return filterNames.flatMap((name): Way[] => {
    const givesUp = filters[name].relaxed?.givesUp;
    const asked = active.filter((filter) => filter.name === name);
    if (givesUp === 'nothing' || asked.length === 0) return [];
    if (givesUp === 'all') return [{ name, value: null, query: withoutAll(query, name) }];
    return asked.map(({ value, without }) => ({ name, value, query: without }));
  });
}

function waysToAskFor(query: SearchQuery): Way[] {
  return filterNames.flatMap((name): Way[] => {
    const more = filters[name].relaxed?.asksFor?.(query);
    return more ? [{ name, value: null, query: { ...query, ...more, page: 1 } }] : [];
  });
}
