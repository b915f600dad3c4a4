import { memo } from 'react';
import { activeFilters, withoutFilter } from '../../domain/search/activeFilters';
import { defaultQuery } from '../../domain/search/query';
import type { SearchContent } from '../../domain/site/pageContent';
import { chooseSuggestion } from './chooseSuggestion';
import { KindSelect } from './KindSelect';
import type { Kind, SearchWorld } from './loadWorld';
import { PlaceSearch } from './PlaceSearch';
import { useFilterLabel } from './useFilterLabel';
import type { ChangeSearch } from './useSearch';

type Props = Kind & {
  /** Slugs of the places that are searched, as one string: it is the same while they are. */
  places: string;
  text: string;
  world: SearchWorld | null;
  own: SearchContent['results'];
  change: ChangeSearch;
};

/** What kind of home, and where. Only drawn again when one of the two changes, not for every filter. */
export const SearchPlaces = memo(function SearchPlaces(props: Props) {
  const { family, purpose, places, text, world, own, change } = props;
  const query = { ...defaultQuery(family, purpose), areas: places.split(','), text };
  const labelOf = useFilterLabel(query, world);
  const chips = activeFilters(query)
    // Of places only the page's own has a name before all names are there.
    .filter(({ name, value }) => name === 'text' || world || own?.area === value)
    .map(({ name, value }) => ({
      key: `${name}:${value}`,
      label: !world && own?.area === value ? own.areaName : labelOf(name, value),
      remove: () => change((now) => withoutFilter(now, { name, value })),
    }));
  return (
    <PlaceSearch
      world={world}
      chips={chips}
      onChoose={(choice) => change((now) => chooseSuggestion(now, choice))}
      taken={query.areas.map((slug) => `place:${slug}`)}
    >
      <KindSelect family={family} purpose={purpose} change={change} />
    </PlaceSearch>
  );
});
