import type { PropertyType } from '../content/listings';
import { propertyTypes } from '../content/listingTerms';
import type { SearchData } from '../search/searchData';
import type { SearchWords } from '../search/searchWords';

/** A home that another may be compared with. */
export type Comparable = {
  /** Its place in the search data that it was read from. */
  index: number;
  type: PropertyType;
  size: number;
  price: number;
  /** Slugs of the places that hold it, the smallest first. */
  places: string[];
};

/** Every home of the search data, those included that were sold or let: they were offered at their price too. */
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
 * Where to look for homes to compare with: the place itself, then the one around it. A whole country is never
 * "around": what a home in Doha costs says nothing of one in Al Khor.
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
