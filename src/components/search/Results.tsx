import { useMemo } from 'react';
import type { SearchQuery } from '../../domain/search/query';
import { cardAt } from './cardAt';
import { LoadProblem } from './LoadProblem';
import { MapSlot } from './MapSlot';
import { NoResults } from './NoResults';
import { Pagination } from './Pagination';
import { ResultGrid } from './ResultGrid';
import { ResultList } from './ResultList';
import { ResultsSkeleton } from './ResultsSkeleton';
import type { Search } from './useSearch';

/** The homes of a search in the view that is chosen; those of the page that was sent until the browser has its own. */
export function Results({ search }: { search: Search & { query: SearchQuery } }) {
  const { query, view, world, result, own, problem, retry } = search;
  const found = useMemo(
    () => (world && result ? result.indexes.map((index) => cardAt(world, index)) : null),
    [world, result],
  );
  if (world && result) {
    if (view === 'map') return <MapSlot search={{ ...search, world, result }} />;
    if (result.total === 0) return <NoResults query={query} world={world} />;
  }
  const cards = found ?? own?.cards;
  if (!cards) return problem ? <LoadProblem problem={problem} retry={retry} /> : <ResultsSkeleton />;
  const pages = result ?? { page: 1, pages: Math.ceil((own?.total ?? 0) / Math.max(1, cards.length)) };
  return (
    <>
      {problem && <LoadProblem problem={problem} retry={retry} />}
      {view === 'grid' ? (
        <ResultGrid listings={cards} sent={own?.cards} isSent={!found} />
      ) : (
        <ResultList listings={cards} sent={own?.cards} isSent={!found} />
      )}
      <Pagination query={query} page={pages} />
    </>
  );
}
