import { type FilterName, filterNames, filters } from './filters/filters';
import type { Fits } from './filters/searchFilter';
import type { SearchQuery } from './query';
import type { SearchData } from './searchData';
import type { SearchWords } from './searchWords';

/** Combines all filters of a query into one predicate, except those named in `except`. */
export function fitsQuery(
  query: SearchQuery,
  data: SearchData,
  words: SearchWords,
  except: readonly FilterName[] = [],
): Fits {
  const asked = filterNames
    .filter((name) => !except.includes(name))
    .map((name) => filters[name].fits(query, data, words))
    .filter((fits) => fits !== null);
  return (index) => {
    for (const fits of asked) if (!fits(index)) return false;
    return true;
  };
}

/** Returns the number of listings that match a query. */
export function countMatches(query: SearchQuery, data: SearchData, words: SearchWords): number {
  const fits = fitsQuery(query, data, words);
  let count = 0;
  for (let index = 0; index < data.count; index++) if (fits(index)) count++;
  return count;
}

/** Returns the reference numbers of all homes that match a search, in no particular order. */
export function matchingNumbers(query: SearchQuery, data: SearchData, words: SearchWords): number[] {
  const fits = fitsQuery(query, data, words);
  const numbers: number[] = [];
  for (let index = 0; index < data.count; index++) {
    if (fits(index)) numbers.push(data.column.number[index] ?? 0);
  }
  return numbers;
}
