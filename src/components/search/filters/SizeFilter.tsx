import { useWords } from '../../locale/useWords';
import { FilterAmounts } from './FilterAmounts';
import type { FilterControlProps } from './FilterControlProps';

/** Minimum and maximum indoor area in m², or plot area for land. */
export function SizeFilter({ query, change }: FilterControlProps) {
  const { t } = useWords();
  return (
    <FilterAmounts
      label={t('results.filter.size')}
      unit={t('results.squareMetres')}
      min={query.minSize}
      max={query.maxSize}
      onChange={({ min, max }) => change({ ...query, minSize: min, maxSize: max, page: 1 }, true)}
    />
  );
}
