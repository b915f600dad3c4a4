import { type SyntheticEvent, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { SearchQuery } from '../../../domain/search/query';
import type { SearchResult } from '../../../domain/search/search';
import { referenceAt } from '../../../domain/search/summaryAt';
import type { SearchIndex } from '../loadSearchIndex';
import { NoResults } from '../results/NoResults';
import { Pagination } from '../results/Pagination';
import { ResultList } from '../results/ResultList';
import { homesAt } from '../results/shownHomes';
import type { Search } from '../useSearch';
import * as styles from './MapResults.module.css';
import { ResultsMap } from './ResultsMap';

type Props = { search: Search & { query: SearchQuery; searchIndex: SearchIndex; result: SearchResult } };

/**
 * Homes on a map and in a list beside it. Hovering over a home in the list highlights its marker; choosing a marker
 * highlights the home in the list.
 */
export function MapResults({ search: { query, searchIndex, result, change } }: Props) {
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const homes = useMemo(() => homesAt(searchIndex, result.indexes), [result, searchIndex]);
  // The map and its markers are updated after the list.
  const found = useMemo(() => ({ query, searchIndex, all: result.all }), [query, searchIndex, result]);
  const onMap = useDeferredValue(found);
  const choose = useCallback(
    (index: number | null) => setChosen(index === null ? null : referenceAt(onMap.searchIndex.data, index)),
    [onMap.searchIndex],
  );
  const point = ({ target }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-reference]') : null;
    setPointedAt(row?.dataset.reference ?? null);
  };
  const isNone = result.total === 0;
  return (
    <div className={styles.split}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only observes hover and focus. */}
      <div
        onPointerOver={point}
        onPointerLeave={() => setPointedAt(null)}
        onFocus={point}
        onBlur={() => setPointedAt(null)}
      >
        {isNone ? (
          <NoResults query={query} searchIndex={searchIndex} />
        ) : (
          <>
            <ResultList homes={homes} small marked={chosen} />
            <Pagination query={query} page={result} />
          </>
        )}
      </div>
      <div className={styles.map}>
        <ResultsMap {...onMap} pointedAt={pointedAt ?? chosen} onChoose={choose} change={change} />
      </div>
    </div>
  );
}
