import { longestName } from '../../../domain/alerts/savedSearch';
import { activeFilters } from '../../../domain/search/activeFilters';
import type { SearchQuery } from '../../../domain/search/query';
import { clip } from '../../../domain/site/meta';
import { useFilterLabel } from '../filters/useFilterLabel';
import type { SearchIndex } from '../loadSearchIndex';
import { useResultsTitle } from '../results/useResultsTitle';

/** A name for a search in the page's language: "Apartments for rent in Lusail · 2 bedrooms or more". */
export function useProposedName(query: SearchQuery, searchIndex: SearchIndex | null): string {
  const titleOf = useResultsTitle();
  const labelOf = useFilterLabel(query, searchIndex);
  if (!searchIndex) return '';
  const labels = activeFilters(query)
    // The title contains these two.
    .filter(({ name }) => name !== 'areas' && name !== 'type')
    .map(({ name, value }) => labelOf(name, value));
  return clip([titleOf(query, searchIndex.words), ...labels].join(' · '), longestName);
}
