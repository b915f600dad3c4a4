import { type FilterName, filters } from '../../../domain/search/filters/filters';
import type { LabelContext } from '../../../domain/search/filters/searchFilter';
import type { SearchQuery } from '../../../domain/search/query';
import { useWords } from '../../locale/useWords';
import type { SearchIndex } from '../loadSearchIndex';

/** What a filter asks, in a few words: "Up to QAR 10,000", "2 bedrooms or more". `value` is the area or feature. */
export function useFilterLabel(query: SearchQuery, searchIndex: SearchIndex | null) {
  const context = useLabelContext(searchIndex);
  return (name: FilterName, value: string | null = null) => filters[name].label(query, context, value ?? '');
}

/** What a link to a wider search says: what is given up, or shown besides. */
export function useRelaxedLabel(query: SearchQuery, searchIndex: SearchIndex | null) {
  const context = useLabelContext(searchIndex);
  return (name: FilterName, value: string | null) => {
    const { relaxed, label } = filters[name];
    if (relaxed.label) return relaxed.label(query, context, value ?? '');
    return context.t('results.none.without', { filter: label(query, context, value ?? '') });
  };
}

function useLabelContext(searchIndex: SearchIndex | null): LabelContext {
  const { t, code } = useWords();
  return { t, code, words: searchIndex?.words ?? null };
}
