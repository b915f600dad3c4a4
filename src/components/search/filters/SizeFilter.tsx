import { useWords } from '../../locale/useWords';
import { FilterAmounts } from './FilterAmounts';
import type { FilterControlProps } from './FilterControlProps';

/** The smallest and the largest area indoors; of the plot for land. */
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
