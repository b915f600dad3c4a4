import { useDeferredValue } from 'react';
import { activeFilters } from '../../domain/search/activeFilters';
import { offeredFilters } from '../../domain/search/offeredFilters';
import type { SearchQuery } from '../../domain/search/query';
import { useWords } from '../locale/useWords';
import { lateModule } from '../ui/lateModule';
import { FilterDialog } from './filters/FilterDialog';
import { FilterPopover } from './filters/FilterPopover';
import type { ControlName } from './filters/filterControls';
import { useFilterLabel } from './filters/useFilterLabel';
import { SearchPlaces } from './place/SearchPlaces';
import { LoadProblem } from './results/LoadProblem';
import * as styles from './SearchBar.module.css';
import type { Search } from './useSearch';

/** Filters with their own button on wide screens. All others are in the dialog "All filters". */
const quickFilters: readonly ControlName[] = ['type', 'price', 'bedrooms', 'completion'];

/** The controls of all filters and the form of the dialog, which are not needed before a filter is opened. */
const useFilterForm = lateModule(() => import('./filters/FilterForm'));

type Props = { search: Search & { query: SearchQuery } };

/** Places, type and the most common filters in one row, and a button that opens the other filters. */
export function SearchBar({ search: { query, searchIndex, own, change } }: Props) {
  const { t } = useWords();
  const labelOf = useFilterLabel(query, searchIndex);
  const settled = useDeferredValue(query);
  const active = activeFilters(query);
  const late = useFilterForm(searchIndex !== null);
  const offered = offeredFilters(query, searchIndex?.data ?? null);

  return (
    <search className={`${styles.bar} screenOnly scripted`}>
      <SearchPlaces
        family={query.family}
        purpose={query.purpose}
        places={query.areas.join()}
        text={query.text}
        settled={settled}
        searchIndex={searchIndex}
        own={own}
        change={change}
      />
      <div className="controls">
        {quickFilters
          .filter((name) => offered.has(name))
          .map((name) => {
            const Control = late.module?.filterControls[name];
            const isOn = active.some((filter) => filter.name === name);
            return (
              <div key={name} className={styles.quick}>
                <FilterPopover label={isOn ? labelOf(name) : t(`results.filter.${name}`)} isOn={isOn}>
                  {searchIndex && Control && (
                    <Control query={query} searchIndex={searchIndex} change={change} />
                  )}
                  {late.hasFailed && <LoadProblem retry={late.retry} />}
                </FilterPopover>
              </div>
            );
          })}
        <FilterDialog query={query} searchIndex={searchIndex} change={change} late={late} />
      </div>
    </search>
  );
}
