import { type SyntheticEvent, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { SearchQuery } from '../../../domain/search/query';
import type { SearchResult } from '../../../domain/search/search';
import { referenceAt } from '../../../domain/search/summaryAt';
import { Vanishing } from '../../ui/Vanishing';
import type { SearchWorld } from '../loadWorld';
import { NoResults } from '../results/NoResults';
import { Pagination } from '../results/Pagination';
import { ResultList } from '../results/ResultList';
import { homesAt } from '../results/shownHomes';
import type { Search } from '../useSearch';
import * as styles from './MapResults.module.css';
import { ResultsMap } from './ResultsMap';

type Props = { search: Search & { query: SearchQuery; world: SearchWorld; result: SearchResult } };

/** The homes on the map and in a list beside it; pointing at one shows where it is, and the other way round. */
export function MapResults({ search: { query, world, result, change } }: Props) {
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const homes = useMemo(() => homesAt(world, result.indexes), [result, world]);
  // The map and its marks follow when the list is drawn.
  const found = useMemo(() => ({ query, world, all: result.all }), [query, world, result]);
  const onMap = useDeferredValue(found);
  const choose = useCallback(
    (index: number | null) => setChosen(index === null ? null : referenceAt(onMap.world.data, index)),
    [onMap.world],
  );
  const point = ({ target }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-reference]') : null;
    setPointedAt(row?.dataset.reference ?? null);
  };
  const isNone = result.total === 0;
  return (
    <div className={styles.split}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing is watched, nothing is to be pressed. */}
      <div
        onPointerOver={point}
        onPointerLeave={() => setPointedAt(null)}
        onFocus={point}
        onBlur={() => setPointedAt(null)}
      >
        {isNone && <NoResults query={query} world={world} />}
        <Vanishing isGone={isNone}>
          <ResultList homes={homes} small marked={chosen} />
          <Pagination query={query} page={result} />
        </Vanishing>
      </div>
      <div className={styles.map}>
        <ResultsMap {...onMap} pointedAt={pointedAt ?? chosen} onChoose={choose} change={change} />
      </div>
    </div>
  );
}
