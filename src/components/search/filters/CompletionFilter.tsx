import { completionYears } from '../../../domain/search/filters/completion';
import { useWords } from '../../locale/useWords';
import { FilterChoices } from './FilterChoices';
import type { FilterControlProps } from './FilterControlProps';

/** Latest year of completion. */
export function CompletionFilter({ query, searchIndex, change }: FilterControlProps) {
  const { t } = useWords();
  const years = completionYears(searchIndex.data, new Date().toISOString());
  const all = query.completion && !years.includes(query.completion) ? [query.completion, ...years] : years;
  return (
    <FilterChoices
      label={t('results.filter.completion')}
      choices={[
        { value: null, label: t('results.any') },
        ...all.map((year) => ({ value: year, label: t('results.byYear', { year }) })),
      ]}
      value={query.completion}
      onChange={(completion) => change({ ...query, completion, page: 1 })}
    />
  );
}
