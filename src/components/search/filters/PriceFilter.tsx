import type { SearchQuery } from '../../../domain/search/query';
import { useWords } from '../../locale/useWords';
import { FilterAmounts } from './FilterAmounts';
import type { FilterControlProps } from './FilterControlProps';
import { PriceBars } from './PriceBars';

/** Minimum and maximum price in riyals or pounds; for rent, per month. */
export function PriceFilter({ query, searchIndex, change }: FilterControlProps) {
  const { t } = useWords();
  const unit = usePriceUnit();
  return (
    <FilterAmounts
      label={t('results.filter.price')}
      unit={unit(query)}
      min={query.minPrice}
      max={query.maxPrice}
      onChange={({ min, max }) => change({ ...query, minPrice: min, maxPrice: max, page: 1 }, true)}
    >
      <PriceBars query={query} searchIndex={searchIndex} />
    </FilterAmounts>
  );
}

/** Returns the unit of prices in a search: "QAR a month", "QAR", "£". */
function usePriceUnit(): (query: Pick<SearchQuery, 'family' | 'purpose'>) => string {
  const { t } = useWords();
  return ({ family, purpose }) => {
    const currency = t(family === 'new-homes' ? 'results.pounds' : 'results.riyals');
    return purpose === 'rent' ? `${currency} ${t('common.perMonth')}` : currency;
  };
}
