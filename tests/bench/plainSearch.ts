import type { Area } from '../../src/domain/content/areas';
import type { Listing } from '../../src/domain/content/listings';
import { chainOf } from '../../src/domain/content/places';
import { pageSize } from '../../src/domain/search/paginate';
import type { SearchQuery } from '../../src/domain/search/query';
import { placeNamesOf } from '../support/naiveSearch';

/** A home as a plain object with precomputed values for the search. */
export type PlainHome = Listing & {
  id: number;
  places: string[];
  isOwnable: boolean;
  /** All its names in lower case. */
  words: string;
};

/** Converts listings to plain homes. */
export function plainHomes(listings: readonly Listing[], areas: readonly Area[]): PlainHome[] {
  const bySlug = new Map(areas.map((area) => [area.slug, area]));
  return listings.map((listing, id) => ({
    ...listing,
    id,
    places: chainOf(listing.area, bySlug).map(({ slug }) => slug),
    isOwnable: [bySlug.get(listing.area)].some((area) => area?.freehold || area?.usufruct),
    words: placeNamesOf(listing, bySlug).join(' ').toLowerCase(),
  }));
}

/** A search without an index: filters and sorts an array of objects, and returns one page. */
export function plainSearch(homes: readonly PlainHome[], query: SearchQuery): PlainHome[] {
  const text = query.text.toLowerCase();
  const found = homes.filter(
    (home) =>
      (query.includeOffMarket || home.status === 'for-rent') &&
      home.places.some((place) => query.areas.includes(place)) &&
      (query.type === null || home.type === query.type) &&
      (query.minPrice === null || home.price.amount >= query.minPrice) &&
      (query.maxPrice === null || home.price.amount <= query.maxPrice) &&
      (query.minBedrooms === null || (home.bedrooms !== null && home.bedrooms >= query.minBedrooms)) &&
      (query.maxBedrooms === null || (home.bedrooms !== null && home.bedrooms <= query.maxBedrooms)) &&
      (query.minSize === null || home.size >= query.minSize) &&
      (query.furnished === null || home.furnished === query.furnished) &&
      query.features.every((feature) => home.features.some((name) => name === feature)) &&
      (text === '' || home.words.includes(text)),
  );
  found.sort((a, b) => order(a, b, query) || later(a, b));
  return found.slice((query.page - 1) * pageSize, query.page * pageSize);
}

function order(a: PlainHome, b: PlainHome, { sort }: SearchQuery): number {
  if (sort === 'recent') return 0;
  if (sort === 'per-metre') return a.price.amount / a.size - b.price.amount / b.size;
  return (sort === 'highest' ? -1 : 1) * (a.price.amount - b.price.amount);
}

/** Compares dates as text. `localeCompare` takes ten times as long, which would favour our search. */
function later(a: PlainHome, b: PlainHome): number {
  if (a.listed === b.listed) return 0;
  return a.listed < b.listed ? 1 : -1;
}

/** Suggestions without an index: the names that contain the text, with their number of homes. */
export function plainSuggest(homes: readonly PlainHome[], typed: string): [string, number][] {
  const counts = new Map<string, number>();
  for (const home of homes.filter(({ words }) => words.includes(typed.toLowerCase()))) {
    const name = home.building?.en ?? home.area;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 8);
}
