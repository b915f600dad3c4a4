import type { SearchQuery } from '../../../domain/search/query';
import type { SearchResult } from '../../../domain/search/search';
import { lateModule } from '../../ui/lateModule';
import type { SearchIndex } from '../loadSearchIndex';
import { LoadProblem } from '../results/LoadProblem';
import { ResultsSkeleton } from '../results/ResultsSkeleton';
import type { Search } from '../useSearch';

const useMap = lateModule(() => import('./MapResults'));

type Props = { search: Search & { query: SearchQuery; searchIndex: SearchIndex; result: SearchResult } };

/** The map of results, loaded on first use, with a button to retry when loading fails. */
export function MapSlot({ search }: Props) {
  const { module: map, hasFailed, retry } = useMap(true);
  if (map) return <map.MapResults search={search} />;
  if (!hasFailed) return <ResultsSkeleton />;
  return <LoadProblem retry={retry} />;
}
