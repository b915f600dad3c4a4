import type { PropertyType } from '../content/listings';
import { propertyTypes } from '../content/listingTerms';
import type { SearchData } from '../search/searchData';
import type { SearchWords } from '../search/searchWords';

/** A home for comparison. */
export type Comparable = {
  /** Index in the search data. */
  index: number;
  type: PropertyType;
  size: number;
  price: number;
  /** Slugs of its area and the areas around it, smallest first. */
  places: string[];
};

/** All homes of the search data, including sold and let ones, whose price was an asking price too. */
export function comparablesOf(data: SearchData, words: SearchWords): Comparable[] {
  const { type, size, price, site } = data.column;
  return Array.from({ length: data.count }, (_, index) => {
    const area = words.areas[data.siteArea[site[index] ?? 0] ?? -1];
    return {
      index,
      type: propertyTypes[type[index] ?? 0] ?? 'apartment',
      size: size[index] ?? 0,
      price: price[index] ?? 0,
      places: (area?.chain ?? []).map((place) => words.areas[place]?.slug ?? ''),
    };
  });
}

/**
 * The places in which to find comparable homes: the place itself, then its parent. A country is too large for a
 * comparison of prices and is never included.
 */
export function placesToCompare(slug: string, words: SearchWords): string[] {
  const index = words.areaIndex.get(slug);
  const chain = index === undefined ? [] : (words.areas[index]?.chain ?? []);
  return chain
    .slice(0, 2)
    .flatMap((place) => words.areas[place] ?? [])
    .filter(({ kind }) => kind !== 'country')
    .map((place) => place.slug);
}
