import { useWords } from '../../locale/useWords';
import type { FilterControlProps } from './FilterControlProps';
import { FilterTick } from './FilterTick';

/** Only homes that non-Qataris can own. */
export function OwnableFilter({ query, change }: FilterControlProps) {
  const { t } = useWords();
  return (
    <FilterTick
      label={t('results.filter.ownable')}
      hint={t('results.filter.ownableHint')}
      checked={query.ownable}
      onChange={(ownable) => change({ ...query, ownable, page: 1 })}
    />
  );
}
