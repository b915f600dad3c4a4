import { countMatches } from '../../../domain/search/fitsQuery';
import { useWords } from '../../locale/useWords';
import type { FilterControlProps } from './FilterControlProps';
import { FilterTick } from './FilterTick';

/** Only homes that allow pets, with the number of results. */
export function PetsFilter({ query, searchIndex, change }: FilterControlProps) {
  const { t } = useWords();
  const { data, words } = searchIndex;
  return (
    <FilterTick
      label={t('results.filter.pets')}
      hint={t('results.filter.petsHint')}
      count={countMatches({ ...query, petsAllowed: true }, data, words)}
      checked={query.petsAllowed}
      onChange={(petsAllowed) => change({ ...query, petsAllowed, page: 1 })}
    />
  );
}
