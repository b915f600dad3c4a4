import { useWords } from '../../locale/useWords';
import { FilterAmounts } from './FilterAmounts';
import type { FilterControlProps } from './FilterControlProps';
import { PriceBars } from './PriceBars';

/** Minimum and maximum price in riyals or pounds; for rent, per month. */
export function PriceFilter({ query, searchIndex, change }: FilterControlProps) {
  const { t } = useWords();
  const currency = t(query.family === 'new-homes' ? 'results.pounds' : 'results.riyals');
  return (
    <FilterAmounts
      label={t('results.filter.price')}
      unit={query.purpose === 'rent' ? `${currency} ${t('common.perMonth')}` : currency}
      min={query.minPrice}
      max={query.maxPrice}
      onChange={({ min, max }) => change({ ...query, minPrice: min, maxPrice: max, page: 1 }, true)}
    >
      <PriceBars query={query} searchIndex={searchIndex} />
    </FilterAmounts>
  );
}
