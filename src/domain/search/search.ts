import { fitsQuery } from './fitsQuery';
import { orderOf } from './orderOf';
import { type Page, paginate } from './paginate';
import type { SearchQuery } from './query';
import type { SearchData } from './searchData';
import type { SearchWords } from './searchWords';
import { referenceAt } from './summaryAt';

export type SearchResult = Page & {
  /** Number of matching homes. */
  total: number;
  /** Indexes of the homes on the page, for `summaryAt`. */
  indexes: number[];
  /** Indexes of all matching homes, in order, for the map. */
  all: Uint32Array;
  /** Number of matching homes that are left out because they are in `hidden`. */
  hiddenCount: number;
};

const none: ReadonlySet<string> = new Set();

/**
 * Returns the sorted results of a query and the requested page of them.
 * @param hidden references of homes to leave out
 */
export function search(
  data: SearchData,
  words: SearchWords,
  query: SearchQuery,
  hidden: ReadonlySet<string> = none,
): SearchResult {
  const fits = fitsQuery(query, data, words);
  const order = orderOf(data, query.sort);
  const found = new Uint32Array(data.count);
  let total = 0;
  let hiddenCount = 0;
  for (const index of order) {
    if (!fits(index)) continue;
    if (hidden.size > 0 && hidden.has(referenceAt(data, index))) hiddenCount++;
    else found[total++] = index;
  }
  const all = found.subarray(0, total);
  const page = paginate(total, query.page);
  return { ...page, total, hiddenCount, all, indexes: [...all.subarray(page.start, page.end)] };
}
