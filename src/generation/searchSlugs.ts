import type { Listing } from '../domain/content/listings';
import type { ColumnName, EncodedSearchData } from '../domain/search/searchData';
import { groupBy } from './groupBy';

/**
 * Encodes slugs. Most slugs can be composed of the usual start for their type and bedrooms, their purpose and the usual
 * end of their site; only differences from that are stored, by index.
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

/** The most common end of the slugs of one site; if several are equally common, the shortest, which has no number. */
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
