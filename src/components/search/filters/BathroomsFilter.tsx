import { useWords } from '../../locale/useWords';
import { FilterChoices } from './FilterChoices';
import type { FilterControlProps } from './FilterControlProps';

/** Minimum number of bathrooms. */
export function BathroomsFilter({ query, change }: FilterControlProps) {
  const { t } = useWords();
  return (
    <FilterChoices
      label={t('results.filter.bathrooms')}
      choices={[
        { value: null, label: t('results.any') },
        ...[1, 2, 3, 4, 5].map((count) => ({ value: count, label: t('results.orMore', { count }) })),
      ]}
      value={query.minBathrooms}
      onChange={(minBathrooms) => change({ ...query, minBathrooms, page: 1 })}
    />
  );
}
