import { useWords } from '../../locale/useWords';
import type { FilterControlProps } from './FilterControlProps';
import { FilterTick } from './FilterTick';

/** Only homes whose rent includes bills. */
export function BillsFilter({ query, change }: FilterControlProps) {
  const { t } = useWords();
  return (
    <FilterTick
      label={t('results.filter.bills')}
      hint={t('results.filter.billsHint')}
      checked={query.billsIncluded}
      onChange={(billsIncluded) => change({ ...query, billsIncluded, page: 1 })}
    />
  );
}
