import { memo, useCallback } from 'react';
import { activeFilters, withoutFilter } from '../../../domain/search/activeFilters';
import { chooseSuggestion, countChosen } from '../../../domain/search/chooseSuggestion';
import type { Kind } from '../../../domain/search/kind';
import { defaultQuery, type SearchQuery } from '../../../domain/search/query';
import type { Choice } from '../../../domain/search/suggest';
import type { SearchContent } from '../../../domain/site/pageContent';
import { KindSelect } from '../filters/KindSelect';
import { useFilterLabel } from '../filters/useFilterLabel';
import type { SearchIndex } from '../loadSearchIndex';
import type { ChangeSearch } from '../useSearch';
import { PlaceSearch } from './PlaceSearch';

type Props = Kind & {
  /** Slugs of the searched places, joined into a string, so that memoisation can compare them. */
  places: string;
  text: string;
  /** The whole search, for the counts of the suggestions. It may be updated later than the other props. */
  settled: SearchQuery;
  searchIndex: SearchIndex | null;
  own: SearchContent['results'];
  change: ChangeSearch;
};

/** The fields for type and place. After a change of the filters, they are rendered after the results. */
export const SearchPlaces = memo(function SearchPlaces(props: Props) {
  const { family, purpose, places, text, settled, searchIndex, own, change } = props;
  const query = { ...defaultQuery(family, purpose), areas: places.split(','), text };
  const countOf = useCallback(
    (choice: Choice) => searchIndex && countChosen(settled, choice, searchIndex),
    [settled, searchIndex],
  );
  const labelOf = useFilterLabel(query, searchIndex);
  const chips = activeFilters(query)
    // Before the search index has loaded, only the name of the page's own place is known.
    .filter(({ name, value }) => name === 'text' || searchIndex || own?.area === value)
    .map(({ name, value }) => ({
      key: `${name}:${value}`,
      label: !searchIndex && own?.area === value ? own.areaName : labelOf(name, value),
      remove: () => change((now) => withoutFilter(now, { name, value })),
    }));
  return (
    <PlaceSearch
      kind={query}
      searchIndex={searchIndex}
      chips={chips}
      onChoose={(choice) => change((now) => chooseSuggestion(now, choice))}
      countOf={countOf}
      taken={query.areas.map((slug) => `place:${slug}`)}
    >
      <KindSelect family={family} purpose={purpose} change={change} />
    </PlaceSearch>
  );
});
