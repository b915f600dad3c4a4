import { type FilterName, filters } from './filters/filters';
import type { LabelContext } from './filters/searchFilter';
import type { SearchQuery } from './query';

/** Returns the label of a filter: "Up to QAR 10,000", "2 bedrooms or more". `value` is an area or feature. */
export function filterLabel(
  query: SearchQuery,
  name: FilterName,
  value: string | null,
  context: LabelContext,
): string {
  return filters[name].label(query, context, value ?? '');
}

/** Returns the text of a link to the search with a filter relaxed. */
export function relaxedLabel(
  query: SearchQuery,
  name: FilterName,
  value: string | null,
  context: LabelContext,
): string {
  const { relaxed, label } = filters[name];
  if (relaxed?.label) return relaxed.label(query, context, value ?? '');
  return context.t('results.none.without', { filter: label(query, context, value ?? '') });
}
