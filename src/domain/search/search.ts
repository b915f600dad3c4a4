import { fitsQuery } from './fitsQuery';
import { orderOf } from './orderOf';
import { type Page, paginate } from './paginate';
import type { SearchQuery } from './query';
import type { SearchData } from './searchData';
import type { SearchWords } from './searchWords';

export type SearchResult = Page & {
  /** How many homes fit. */
  total: number;
  /** Indexes of the homes on the page, for `summaryAt`. */
  indexes: number[];
  /** Indexes of all homes that fit, in order: the map shows them. */
  all: Uint32Array;
};

/** Finds the homes that a query asks for, in its order, and the page that it wants. */
export function search(data: SearchData, words: SearchWords, query: SearchQuery): SearchResult {
  const fits = fitsQuery(query, data, words);
  const order = orderOf(data, query.sort);
  const found = new Uint32Array(data.count);
  let total = 0;
  for (const index of order) if (fits(index)) found[total++] = index;
  const all = found.subarray(0, total);
  const page = paginate(total, query.page);
  return { ...page, total, all, indexes: [...all.subarray(page.start, page.end)] };
}
