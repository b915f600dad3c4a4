import { type MouseEvent, useMemo, useRef } from 'react';
import { parseQuery, type SearchQuery } from '../../domain/search/query';
import { surroundingsOf } from '../../domain/search/surroundings';
import type { SearchContent } from '../../domain/site/pageContent';
import { localeOfPath, withoutLocale } from '../../domain/site/paths';
import { useWords } from '../locale/useWords';
import { ActiveFilters } from './ActiveFilters';
import { Announcement } from './Announcement';
import { isSearch } from './address';
import { Results } from './Results';
import { ResultsBar } from './ResultsBar';
import { ResultsSkeleton } from './ResultsSkeleton';
import { SearchBar } from './SearchBar';
import * as styles from './SearchScreen.module.css';
import { SearchSurroundings } from './SearchSurroundings';
import { useKeptPlace } from './useKeptPlace';
import type { Search } from './useSearch';

type Props = { content: SearchContent; search: Search; title: string };

/** Results of a search: those of the page that was sent, until the browser has its own. */
export function SearchScreen({ content, search, title }: Props) {
  const { code } = useWords();
  const { query, world, result, own, change, view } = search;
  const top = useRef<HTMLHeadingElement>(null);
  const keepPlace = useKeptPlace(result !== null);
  const surroundings = useMemo(
    () => (world && query ? surroundingsOf(world.data, world.words, query) : own?.surroundings),
    [world, query, own],
  );

  /** Links to other results are a change of this very screen; other links are remembered, for the way back. */
  const follow = (event: MouseEvent<HTMLElement>) => {
    const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || modified || event.defaultPrevented || link.target) return;
    const isHere = link.origin === window.location.origin && localeOfPath(link.pathname) === code;
    const next =
      isHere && isSearch(link.pathname) ? parseQuery(withoutLocale(link.pathname), link.search) : null;
    if (!next) {
      keepPlace(link);
      return;
    }
    event.preventDefault();
    change({ ...next, view: next.view === 'list' ? (query?.view ?? 'list') : next.view });
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links answer the keyboard by a click.
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its links.
    <div onClick={follow} data-search-screen="">
      <div className={styles.top}>
        <h1 ref={top} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {query ? (
          <>
            <SearchBar search={{ ...search, query }} />
            <ActiveFilters query={query} world={world} change={change} />
            <ResultsBar
              query={query}
              total={result?.total ?? own?.total ?? null}
              view={view}
              change={change}
            />
            <Announcement total={result?.total ?? null} />
            <Results search={{ ...search, query }} />
          </>
        ) : (
          <ResultsSkeleton />
        )}
      </div>
      {query && surroundings && (
        <SearchSurroundings
          kind={query}
          area={(query as SearchQuery).areas[0] ?? ''}
          surroundings={surroundings}
          popular={content.popular}
        />
      )}
    </div>
  );
}
