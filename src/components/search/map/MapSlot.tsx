import { useEffect, useState } from 'react';
import type { SearchQuery } from '../../../domain/search/query';
import type { SearchResult } from '../../../domain/search/search';
import type { SearchIndex } from '../loadSearchIndex';
import { LoadProblem } from '../results/LoadProblem';
import { ResultsSkeleton } from '../results/ResultsSkeleton';
import type { Search } from '../useSearch';

type MapModule = typeof import('./MapResults');
let loaded: MapModule | null = null;

type Props = { search: Search & { query: SearchQuery; searchIndex: SearchIndex; result: SearchResult } };

/** The map of results, loaded on first use, with a button to retry when loading fails. */
export function MapSlot({ search }: Props) {
  const [map, setMap] = useState(loaded);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (loaded || attempt < 0) return;
    let isCurrent = true;
    import('./MapResults').then(
      (module) => {
        loaded = module;
        if (isCurrent) setMap(module);
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  if (map) return <map.MapResults search={search} />;
  if (!hasFailed) return <ResultsSkeleton />;
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return <LoadProblem problem={navigator.onLine ? 'failed' : 'offline'} retry={retry} />;
}
