import { fitsQuery } from './fitsQuery';
import type { SearchQuery } from './query';
import type { SearchData } from './searchData';
import type { SearchWords } from './searchWords';

/** Returns the reference numbers of all homes that match a search, in no particular order. */
export function matchingNumbers(query: SearchQuery, data: SearchData, words: SearchWords): number[] {
  const fits = fitsQuery(query, data, words);
  const numbers: number[] = [];
  for (let index = 0; index < data.count; index++) {
    if (fits(index)) numbers.push(data.column.number[index] ?? 0);
  }
  return numbers;
}
