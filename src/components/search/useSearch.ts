import { useCallback, useEffect, useMemo, useRef } from 'react';
import { openPage } from '../../browser/openPage';
import { withOfferedFilters } from '../../domain/search/offeredFilters';
import {
  defaultQuery,
  parseQuery,
  printQuery,
  type SearchQuery,
  withKnownAreas,
} from '../../domain/search/query';
import { type SearchResult, search } from '../../domain/search/search';
import { type UnknownNames, unknownNames } from '../../domain/search/unknownNames';
import type { SearchContent } from '../../domain/site/pageContent';
import { localisePath, withoutLocale } from '../../domain/site/paths';
import { useWords } from '../locale/useWords';
import { currentAddress, goToAddress } from './address';
import type { SearchIndex } from './loadSearchIndex';
import { useHiddenHomes } from './results/hiddenHomes';
import { useAddress } from './useAddress';
import { type Problem, useSearchIndex } from './useSearchIndex';

/**
 * Changes the search, either to a given one or by a function of the current one. A path (without language prefix) opens
 * that page instead. `isTyping` merges consecutive keystrokes into one history entry.
 */
export type ChangeSearch = (
  next: SearchQuery | ((query: SearchQuery) => SearchQuery | string),
  isTyping?: boolean,
) => void;

/** The state of the search page. */
export type Search = {
  /** The current search. Null on a wildcard page until the address has been read. */
  query: SearchQuery | null;
  /** Path and query without language prefix, for sharing and for links to the translation. */
  path: string;
  searchIndex: SearchIndex | null;
  problem: Problem | null;
  retry: () => void;
  /** Names in the address that do not exist. */
  unknown: UnknownNames | null;
  /** The results found in the browser, or null before the search index has loaded. */
  result: SearchResult | null;
  /** The prerendered results, while they match the path. */
  own: SearchContent['results'];
  change: ChangeSearch;
};

/** Reads the search from the address and finds its homes as soon as the search index has loaded. */
export function useSearch(content: SearchContent): Search {
  const { code } = useWords();
  const address = useAddress();
  const asked = useMemo(
    () => (address === null ? null : queryOf(address)) ?? ownQuery(content),
    [address, content],
  );
  const { searchIndex, problem, retry } = useSearchIndex(
    asked,
    code,
    address !== null,
    asked !== null && asked.text !== '',
  );
  const hidden = useHiddenHomes();
  const { query, result } = useMemo(
    () => findHomes(asked, searchIndex, hidden),
    [asked, searchIndex, hidden],
  );
  const unknown = useMemo(() => unknownIn(address, searchIndex), [address, searchIndex]);
  const typedLast = useRef('');
  const shown = useRef(query);
  useEffect(() => {
    shown.current = query;
  }, [query]);
  // Corrects the address when it asks for something that is not offered, so that the wrong address is not shared. One
  // with an unknown name stays as long as the page says that it does not know it.
  useEffect(() => {
    if (!address || !asked || !query || !searchIndex || unknown) return;
    const shownPath = printQuery(query);
    if (shownPath !== printQuery(asked)) goToAddress(localisePath(shownPath, code), true);
  }, [address, asked, query, searchIndex, unknown, code]);
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
  const path = address !== null && query ? printQuery(query) : content.meta.path;
  const isOwn = path.split('?')[0] === content.meta.path;
  return {
    query,
    path,
    searchIndex,
    problem,
    retry,
    unknown,
    result,
    own: isOwn ? content.results : null,
    change,
  };
}

/**
 * Finds the homes of a search. Unknown places and filters that are not offered are removed from the search, and a page
 * number beyond the end becomes the last page.
 */
function findHomes(
  asked: SearchQuery | null,
  searchIndex: SearchIndex | null,
  hidden: ReadonlySet<string>,
): Pick<Search, 'query' | 'result'> {
  if (!asked || !searchIndex) return { query: asked && withOfferedFilters(asked, null), result: null };
  const known = withKnownAreas(asked, (slug) => searchIndex.words.areaIndex.has(slug));
  const query = withOfferedFilters(known, searchIndex.data);
  const result = search(searchIndex.data, searchIndex.words, query, hidden);
  return { query: result.page === query.page ? query : { ...query, page: result.page }, result };
}

function unknownIn(address: string | null, searchIndex: SearchIndex | null): UnknownNames | null {
  if (address === null || !searchIndex) return null;
  const [pathname = '', parameters = ''] = address.split('?');
  return unknownNames(withoutLocale(pathname), parameters, searchIndex.words);
}

function queryOf(address: string): SearchQuery | null {
  const [pathname = '', parameters = ''] = address.split('?');
  return parseQuery(withoutLocale(pathname), parameters);
}

/** The search of a prerendered page. */
function ownQuery({ results }: SearchContent): SearchQuery | null {
  if (!results) return null;
  const { family, purpose, area, type } = results;
  return { ...defaultQuery(family, purpose), areas: [area], type };
}
