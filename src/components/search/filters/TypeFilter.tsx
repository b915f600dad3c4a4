import { countByType } from '../../../domain/search/facets';
import { useWords } from '../../locale/useWords';
import { Terms } from '../../ui/Terms';
import { FilterChoices } from './FilterChoices';
import type { FilterControlProps } from './FilterControlProps';

/** Property types, each with the number of results. */
export function TypeFilter({ query, searchIndex, change }: FilterControlProps) {
  const { t } = useWords();
  const counted = countByType(searchIndex.data, searchIndex.words, query);
  const isCounted = query.type === null || counted.some(({ type }) => type === query.type);
  const types = isCounted || !query.type ? counted : [...counted, { type: query.type, count: 0 }];
  return (
    <>
      <FilterChoices
        label={t('results.filter.type')}
        choices={[
          { value: null, label: t('results.any') },
          ...types.map(({ type, count }) => ({ value: type, label: t(`search.types.${type}`), count })),
        ]}
        value={query.type}
        onChange={(type) => change({ ...query, type, page: 1 })}
      />
      <Terms of={types.map(({ type }) => `listings.type.${type}`)} />
    </>
  );
}
