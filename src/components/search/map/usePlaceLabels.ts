import { useMemo } from 'react';
import { stockOf } from '../../../domain/search/stock';
import type { PlaceLabel } from '../../map/placeLabels';
import type { SearchIndex } from '../loadSearchIndex';

/** Place names for the map: cities first, then places, each in descending order of the number of homes. */
export function usePlaceLabels({ data, words }: SearchIndex): PlaceLabel[] {
  return useMemo(() => {
    const stock = stockOf(data, words).areas;
    const ranks: Partial<Record<string, number>> = { city: 1, district: 2, community: 3 };
    const country = data.family === 'new-homes' ? 'uk' : 'qatar';
    return words.areas.flatMap(({ name, point, kind, chain }, index) => {
      const rank = ranks[kind];
      const isHere = words.areas[chain.at(-1) ?? -1]?.slug === country;
      if (rank === undefined || !isHere) return [];
      return [{ name, point, rank: rank - Math.min(0.9, (stock[index] ?? 0) / 100) }];
    });
  }, [data, words]);
}
