import type { Listing } from '../domain/content/listings';
import type { ColumnName, EncodedSearchData } from '../domain/search/searchData';
import { groupBy } from './searchColumns';

/**
 * What slugs are put together from, so that few need to be written out: the usual start of listings with the same type
 * and bedrooms, and, by index, what does not follow from start, purpose and the end of the site.
 */
export function encodeSlugs(
  listings: readonly Listing[],
  { bedrooms, type, site }: Record<ColumnName, number[]>,
  siteEnds: readonly string[],
): Pick<EncodedSearchData, 'slugStarts' | 'slugs'> {
  const keys = listings.map((_, index) => `${bedrooms[index]}.${type[index]}`);
  const alike = groupBy(
    listings.map((listing, index) => ({ key: keys[index] ?? '', start: partsOf(listing).start })),
    ({ key }) => key,
  );
  const slugStarts: Record<string, string> = {};
  for (const [key, found] of alike) slugStarts[key] = mostCommon(found.map(({ start }) => start));
  const slugs: Record<number, string> = {};
  listings.forEach(({ slug, purpose }, index) => {
    const expected = `${slugStarts[keys[index] ?? '']}-for-${purpose}-in-${siteEnds[site[index] ?? 0]}`;
    if (slug === expected) return;
    slugs[index] = slug.startsWith(`${expected}-`) ? slug.slice(expected.length) : slug;
  });
  return { slugStarts, slugs };
}

/** How slugs of one site usually end; of equally frequent ends the shortest, as longer ones add a number to it. */
export function mostCommonEnd(here: readonly Listing[]): string {
  return mostCommon(here.map((listing) => partsOf(listing).end));
}

function partsOf({ slug, purpose }: Listing): { start: string; end: string } {
  const [start = '', ...rest] = slug.split(`-for-${purpose}-in-`);
  return { start, end: rest.join(`-for-${purpose}-in-`) };
}

function mostCommon(texts: readonly string[]): string {
  const counted = [...groupBy(texts, (text) => text).values()];
  counted.sort((a, b) => b.length - a.length || (a[0] ?? '').length - (b[0] ?? '').length);
  return counted[0]?.[0] ?? '';
}
