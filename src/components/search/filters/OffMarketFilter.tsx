import { useWords } from '../../locale/useWords';
import type { FilterControlProps } from './FilterControlProps';
import { FilterTick } from './FilterTick';

/** Includes sold and let homes. */
export function OffMarketFilter({ query, change }: FilterControlProps) {
  const { t } = useWords();
  return (
    <FilterTick
      label={t(`results.filter.offMarket.${query.purpose}`)}
      checked={query.includeOffMarket}
      onChange={(includeOffMarket) => change({ ...query, includeOffMarket, page: 1 })}
    />
  );
}
