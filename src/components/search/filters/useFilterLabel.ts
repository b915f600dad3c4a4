import { filterLabel, relaxedLabel } from '../../../domain/search/filterLabels';
import type { FilterName } from '../../../domain/search/filters/filters';
import type { LabelContext } from '../../../domain/search/filters/searchFilter';
import type { SearchQuery } from '../../../domain/search/query';
import { useWords } from '../../locale/useWords';
import type { SearchIndex } from '../loadSearchIndex';

/** Returns a function for filter labels: "Up to QAR 10,000", "2 bedrooms or more". `value` is an area or feature. */
export function useFilterLabel(query: SearchQuery, searchIndex: SearchIndex | null) {
  const context = useLabelContext(searchIndex);
  return (name: FilterName, value: string | null = null) => filterLabel(query, name, value, context);
}

/** Returns a function for the texts of links to relaxed searches. */
export function useRelaxedLabel(query: SearchQuery, searchIndex: SearchIndex | null) {
  const context = useLabelContext(searchIndex);
  return (name: FilterName, value: string | null) => relaxedLabel(query, name, value, context);
}

function useLabelContext(searchIndex: SearchIndex | null): LabelContext {
  const { t, code } = useWords();
  return { t, code, words: searchIndex?.words ?? null };
}
