import { activeFilters } from '../../domain/search/activeFilters';
import { offeredFilters } from '../../domain/search/offeredFilters';
import type { SearchQuery } from '../../domain/search/query';
import { localisePath } from '../../domain/site/paths';
import { useWords } from '../locale/useWords';
import { chooseSuggestion } from './chooseSuggestion';
import { FilterDialog } from './FilterDialog';
import { FilterPopover } from './FilterPopover';
import { filterControls, quickFilters } from './filterControls';
import { KindSelect } from './KindSelect';
import { openPage } from './openPage';
import { type Choice, PlaceSearch } from './PlaceSearch';
import * as styles from './SearchBar.module.css';
import { useFilterLabel } from './useFilterLabel';
import type { Search } from './useSearch';

type Props = { search: Search & { query: SearchQuery } };

/** Where, what kind, and the filters that most people want, in one line; the others behind one button. */
export function SearchBar({ search: { query, world, own, change } }: Props) {
  const { t, code } = useWords();
  const labelOf = useFilterLabel(query, world);
  const active = activeFilters(query);
  const offered = world ? offeredFilters(world.data) : new Set(quickFilters);
  const chips = active
    // Of places only the page's own has a name before all names are there.
    .filter(({ name, value }) => name === 'text' || (name === 'areas' && (world || own?.area === value)))
    .map(({ name, value, without }) => ({
      key: `${name}:${value}`,
      label: !world && own?.area === value ? own.areaName : labelOf(name, value),
      remove: () => change(without),
    }));
  const choose = (choice: Choice) => {
    const next = chooseSuggestion(query, choice);
    if (typeof next === 'string') openPage(localisePath(next, code));
    else change(next);
  };

  return (
    <search className={styles.bar}>
      <PlaceSearch
        world={world}
        chips={chips}
        onChoose={choose}
        taken={query.areas.map((slug) => `place:${slug}`)}
      >
        <KindSelect family={query.family} purpose={query.purpose} change={change} />
      </PlaceSearch>
      <div className={styles.filters}>
        {quickFilters
          .filter((name) => offered.has(name))
          .map((name) => {
            const Control = filterControls[name];
            const isOn = active.some((filter) => filter.name === name);
            return (
              <div key={name} className={styles.quick}>
                <FilterPopover label={isOn ? labelOf(name) : t(`results.filter.${name}`)} isOn={isOn}>
                  {Control && world && <Control query={query} world={world} change={change} />}
                </FilterPopover>
              </div>
            );
          })}
        <FilterDialog query={query} world={world} change={change} />
      </div>
    </search>
  );
}
