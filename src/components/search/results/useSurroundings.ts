import { useMemo } from 'react';
import { defaultQuery } from '../../../domain/search/query';
import { type Surroundings, surroundingsOf } from '../../../domain/search/surroundings';
import type { Search } from '../useSearch';

/** Searches related to the current one. The same object is returned while the place and kind are unchanged. */
export function useSurroundings({
  query,
  searchIndex,
  own,
}: Pick<Search, 'query' | 'searchIndex' | 'own'>): Surroundings | undefined {
  const { family, purpose, areas } = query ?? {};
  const places = areas?.join();
  const prerendered = searchIndex ? undefined : own?.surroundings;
  return useMemo(() => {
    if (!searchIndex || !family || !purpose || !places) return prerendered;
    const plain = { ...defaultQuery(family, purpose), areas: places.split(',') };
    return surroundingsOf(searchIndex.data, searchIndex.words, plain);
  }, [searchIndex, family, purpose, places, prerendered]);
}
