import { useCallback } from 'react';
import type { SearchQuery } from '../../../domain/search/query';
import { queryTitle } from '../../../domain/search/queryTitle';
import type { SearchWords } from '../../../domain/search/searchWords';
import { useWords } from '../../locale/useWords';

type Titled = Pick<SearchQuery, 'family' | 'purpose' | 'areas' | 'type'>;

/** Returns a function that describes a search for headings, titles and breadcrumbs (`queryTitle`). */
export function useResultsTitle(): (query: Titled, words: SearchWords) => string {
  const { t, code } = useWords();
  return useCallback((query, words) => queryTitle(query, words, { t, code }), [t, code]);
}
