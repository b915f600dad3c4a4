import type { PropertyType } from '../content/listings';
import { propertyTypes } from '../content/listingTerms';
import { fitsQuery } from './fitsQuery';
import type { SearchQuery } from './query';
import type { SearchData } from './searchData';
import type { SearchWords } from './searchWords';

/**
 * Counts the homes that a query would find in each area and the areas within it, by area index. The areas of the query
 * are ignored; all other filters apply.
 */
export function countByArea(data: SearchData, words: SearchWords, query: SearchQuery): Uint32Array {
  const fits = fitsQuery(query, data, words, ['areas']);
  const bySite = new Uint32Array(data.siteArea.length);
  const { site } = data.column;
  for (let index = 0; index < data.count; index++) {
    const at = site[index] ?? 0;
    if (fits(index)) bySite[at] = (bySite[at] ?? 0) + 1;
  }
  const counts = new Uint32Array(words.areas.length);
  bySite.forEach((count, at) => {
    const area = words.areas[data.siteArea[at] ?? -1];
    for (const place of area?.chain ?? []) counts[place] = (counts[place] ?? 0) + count;
  });
  return counts;
}

/** Counts the homes of each type that match the other filters. Types without homes are omitted. */
export function countByType(
  data: SearchData,
  words: SearchWords,
  query: SearchQuery,
): { type: PropertyType; count: number }[] {
  const fits = fitsQuery(query, data, words, ['type']);
  const counts = propertyTypes.map(() => 0);
  const { type } = data.column;
  for (let index = 0; index < data.count; index++) {
    const code = type[index] ?? 0;
    if (fits(index)) counts[code] = (counts[code] ?? 0) + 1;
  }
  return propertyTypes
    .map((name, code) => ({ type: name, count: counts[code] ?? 0 }))
    .filter(({ count }) => count > 0);
}
