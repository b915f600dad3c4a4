import { useCallback, useEffect, useMemo, useRef } from 'react';
import { openPage } from '../../browser/openPage';
import { withOfferedFilters } from '../../domain/search/offeredFilters';
import {
  defaultQuery,
  parseQuery,
  printQuery,
  type ResultsView,
  type SearchQuery,
  withKnownAreas,
} from '../../domain/search/query';
import { type SearchResult, search } from '../../domain/search/search';
import type { SearchContent } from '../../domain/site/pageContent';
import { localisePath, withoutLocale } from '../../domain/site/paths';
import { useWords } from '../locale/useWords';
import { currentAddress, goToAddress } from './address';
import type { SearchIndex } from './loadSearchIndex';
import { useAddress } from './useAddress';
import { type Problem, useSearchIndex } from './useSearchIndex';

/**
 * Changes the search, to another or by what is to become of the one that is shown: a path without language leads away
 * from it. What is typed letter by letter says so: "back" then skips the letters.
 */
export type ChangeSearch = (
  next: SearchQuery | ((query: SearchQuery) => SearchQuery | string),
  isTyping?: boolean,
) => void;

/** All that the search screen knows. */
export type Search = {
  /** What is asked for; null until a wildcard page has read its address. */
  query: SearchQuery | null;
  /** As the address says; a list where it says nothing. */
  view: ResultsView;
  /** Path and query without language: what is shared, and what leads to the other language. */
  path: string;
  searchIndex: SearchIndex | null;
  problem: Problem | null;
  retry: () => void;
  /** The browser's own results; null while they are not there. */
  result: SearchResult | null;
  /** The page that was sent, while it is what the path asks for. */
  own: SearchContent['results'];
  change: ChangeSearch;
};

/** The search that the address asks for, found in the browser as soon as it has the homes. */
export function useSearch(content: SearchContent): Search {
  const { code } = useWords();
  const address = useAddress();
  const asked = useMemo(
    () => (address === null ? null : queryOf(address)) ?? ownQuery(content),
    [address, content],
  );
  const { searchIndex, problem, retry } = useSearchIndex(content.files, asked, code, address !== null);
  const { query, result } = useMemo(() => findHomes(asked, searchIndex), [asked, searchIndex]);
  const typedLast = useRef('');
  const shown = useRef(query);
  useEffect(() => {
    shown.current = query;
  }, [query]);
  // What the address asks for and there is not would be shared, and named in the tab.
  useEffect(() => {
    if (!address || !asked || !query || !searchIndex) return;
    const shownPath = printQuery(query);
    if (shownPath !== printQuery(asked)) goToAddress(localisePath(shownPath, code), true);
  }, [address, asked, query, searchIndex, code]);
  const change = useCallback<ChangeSearch>(
    (next, isTyping = false) => {
      const asked = typeof next === 'function' ? shown.current && next(shown.current) : next;
      if (!asked) return;
      if (typeof asked === 'string') return openPage(localisePath(asked, code));
      const to = localisePath(printQuery(asked), code);
      goToAddress(to, isTyping && typedLast.current === currentAddress());
      typedLast.current = isTyping ? to : '';
    },
    [code],
  );
  const view = query?.view ?? 'list';
  const path = address !== null && query ? printQuery(query) : content.meta.path;
  const isOwn = path.split('?')[0] === content.meta.path;
  return {
    query,
    view,
    path,
    searchIndex,
    problem,
    retry,
    result,
    own: isOwn ? content.results : null,
    change,
  };
}

/**
 * The search as it is answered, and its homes once they are there: without places that are not known and filters that
 * are not offered, on the page asked for or else the last one.
 */
function findHomes(
  asked: SearchQuery | null,
  searchIndex: SearchIndex | null,
): Pick<Search, 'query' | 'result'> {
  if (!asked || !searchIndex) return { query: asked && withOfferedFilters(asked, null), result: null };
  const known = withKnownAreas(asked, (slug) => searchIndex.words.areaIndex.has(slug));
  const query = withOfferedFilters(known, searchIndex.data);
  const result = search(searchIndex.data, searchIndex.words, query);
  return { query: result.page === query.page ? query : { ...query, page: result.page }, result };
}

function queryOf(address: string): SearchQuery | null {
  const [pathname = '', parameters = ''] = address.split('?');
  return parseQuery(withoutLocale(pathname), parameters);
}

/** What a prerendered page shows. */
function ownQuery({ results }: SearchContent): SearchQuery | null {
  if (!results) return null;
  const { family, purpose, area, type } = results;
  return { ...defaultQuery(family, purpose), areas: [area], type };
}
