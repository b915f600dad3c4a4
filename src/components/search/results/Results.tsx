import { useMemo } from 'react';
import type { SearchQuery } from '../../../domain/search/query';
import { CardExtrasContext, useLoadedCardExtras } from '../cards/useCardExtras';
import { MapSlot } from '../map/MapSlot';
import type { Search } from '../useSearch';
import { LoadProblem } from './LoadProblem';
import { NoResults } from './NoResults';
import { Pagination } from './Pagination';
import { ResultGrid } from './ResultGrid';
import { ResultList } from './ResultList';
import { ResultsSkeleton } from './ResultsSkeleton';
import { homesAt, homesOf } from './shownHomes';

type Props = { search: Search & { query: SearchQuery } };

/** The homes found, in the chosen view. The prerendered homes are shown until the search index has loaded. */
export function Results({ search }: Props) {
  const extras = useLoadedCardExtras(search.result && search.searchIndex);
  return (
    <CardExtrasContext.Provider value={extras}>
      <FoundHomes search={search} />
    </CardExtrasContext.Provider>
  );
}

function FoundHomes({ search }: Props) {
  const { query, searchIndex, result, own, problem, retry } = search;
  const { view } = query;
  const found = useMemo(
    () => (searchIndex && result ? homesAt(searchIndex, result.indexes) : null),
    [searchIndex, result],
  );
  const prerendered = useMemo(() => own && homesOf(own.cards), [own]);
  if (searchIndex && result && view === 'map') return <MapSlot search={{ ...search, searchIndex, result }} />;
  const homes = found ?? prerendered;
  if (!homes) return problem ? <LoadProblem problem={problem} retry={retry} /> : <ResultsSkeleton />;
  const pages = result ?? { page: 1, pages: Math.ceil((own?.total ?? 0) / Math.max(1, homes.length)) };
  const isNone = result?.total === 0;
  return (
    <>
      {problem && <LoadProblem problem={problem} retry={retry} />}
      {searchIndex && isNone && <NoResults query={query} searchIndex={searchIndex} />}
      {!isNone &&
        (view === 'grid' ? (
          <ResultGrid homes={homes} prerendered={found ? undefined : own?.cards} />
        ) : (
          <ResultList homes={homes} prerendered={found ? undefined : own?.cards} />
        ))}
      {!isNone && <Pagination query={query} page={pages} />}
    </>
  );
}
