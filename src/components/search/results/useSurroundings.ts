import { useMemo } from 'react';
import { defaultQuery } from '../../../domain/search/query';
import { type Surroundings, surroundingsOf } from '../../../domain/search/surroundings';
import type { Search } from '../useSearch';

/** What lies around a search; the same object while its place and kind are, as nothing else changes it. */
export function useSurroundings({
  query,
  searchIndex,
  own,
}: Pick<Search, 'query' | 'searchIndex' | 'own'>): Surroundings | undefined {
  const { family, purpose, areas } = query ?? {};
  const places = areas?.join();
  const sent = searchIndex ? undefined : own?.surroundings;
  return useMemo(() => {
    if (!searchIndex || !family || !purpose || !places) return sent;
    const plain = { ...defaultQuery(family, purpose), areas: places.split(',') };
    return surroundingsOf(searchIndex.data, searchIndex.words, plain);
  }, [searchIndex, family, purpose, places, sent]);
}
