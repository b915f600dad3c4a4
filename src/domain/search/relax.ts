import { activeFilters } from './activeFilters';
import { countMatches, type FilterName } from './filter';
import { countryOfFamily, type SearchQuery } from './query';
import type { SearchData } from './searchData';
import type { SearchWords } from './searchWords';

/** A search made wider in one way, and how many homes that finds. */
export type Relaxation = {
  /** What is given up; `gone` means that sold and let homes are shown too. */
  name: FilterName;
  /** Which feature, where one of several is given up; else null. */
  value: string | null;
  query: SearchQuery;
  total: number;
};

/** What could be given up, one thing at a time, to find something: the most homes first, ways that find nothing left out. */
export function relax(data: SearchData, words: SearchWords, query: SearchQuery): Relaxation[] {
  const active = activeFilters(query);
  const ways = active
    .filter(({ name }) => name !== 'gone' && name !== 'areas')
    .map(({ name, value, without }) => ({ name, value, query: without }));
  const everywhere = { ...query, areas: [countryOfFamily(query.family)], page: 1 };
  if (active.some(({ name }) => name === 'areas')) {
    ways.unshift({ name: 'areas', value: null, query: everywhere });
  }
  if (!query.includeOffMarket)
    ways.push({ name: 'gone', value: null, query: { ...query, includeOffMarket: true, page: 1 } });
  return ways
    .map((way) => ({ ...way, total: countMatches(way.query, data, words) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}
