import { distance } from '../content/distance';
import { countByArea } from './facets';
import type { SearchQuery } from './query';
import type { SearchData } from './searchData';
import type { SearchArea, SearchWords } from './searchWords';

export type NearbyArea = {
  slug: string;
  name: string;
  /** Kilometres as the crow flies from the first area searched. */
  distance: number;
  /** The search there: the same filters, without the text and the piece of the map, which name another place. */
  query: SearchQuery;
  /** How many homes `query` finds. */
  count: number;
};

/** Streets, towers and compounds are too small to be offered, a country too large. */
const offered: SearchArea['kind'][] = ['city', 'district', 'community'];

/**
 * Areas near the first one searched that hold homes which fit the filters, the nearest first. None for a whole country;
 * never an area that holds, or lies in, one that is searched already.
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
  const elsewhere: SearchQuery = { ...query, text: '', bounds: null, page: 1 };
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
