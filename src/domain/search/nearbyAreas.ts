import { distance } from '../content/distance';
import { countByArea } from './facets';
import type { SearchQuery } from './query';
import type { SearchData } from './searchData';
import type { SearchArea, SearchWords } from './searchWords';

export type NearbyArea = {
  slug: string;
  name: string;
  /** Straight-line distance from the first area of the search in kilometres. */
  distance: number;
  /** The search in this area with the same filters, without text and other limits of place. */
  query: SearchQuery;
  /** Number of results of `query`. */
  count: number;
};

/** Kinds of areas to suggest. Streets, towers and compounds are too small, countries too large. */
const offered: SearchArea['kind'][] = ['city', 'district', 'community'];

/**
 * Finds areas near the first area of the search with homes that match the filters, nearest first. Returns none for a
 * whole country, and no area that contains, or lies within, a searched one.
 */
export function nearbyAreas(
  data: SearchData,
  words: SearchWords,
  query: SearchQuery,
  limit = 6,
): NearbyArea[] {
  const searched = query.areas.map((slug) => words.areaIndex.get(slug) ?? -1);
  const from = words.areas[searched[0] ?? -1];
  if (!from || from.kind === 'country') return [];
  const elsewhere: SearchQuery = { ...query, text: '', bounds: null, near: null, shape: null, page: 1 };
  const counts = countByArea(data, words, elsewhere);
  const above = new Set(searched.flatMap((index) => words.areas[index]?.chain ?? []));
  return words.areas
    .map((area, index) => ({ area, index, count: counts[index] ?? 0 }))
    .filter(({ area, index, count }) => {
      const isWithin = area.chain.some((place) => searched.includes(place));
      return count > 0 && offered.includes(area.kind) && !isWithin && !above.has(index);
    })
    .map(({ area, count }) => ({
      slug: area.slug,
      name: area.name,
      distance: distance(from.point, area.point),
      query: { ...elsewhere, areas: [area.slug] },
      count,
    }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit);
}
