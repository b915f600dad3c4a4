import { memo, startTransition, useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { currencyOfFamily, type SearchQuery } from '../../domain/search/query';
import type { Breadcrumb } from '../../domain/site/breadcrumbs';
import type { SearchContent } from '../../domain/site/pageContent';
import { Announcement } from './Announcement';
import { ActiveFilters } from './filters/ActiveFilters';
import { RateNote } from './results/RateNote';
import { Results } from './results/Results';
import { ResultsBar } from './results/ResultsBar';
import { ResultsSkeleton } from './results/ResultsSkeleton';
import { SearchSurroundings } from './results/SearchSurroundings';
import { useKeptPlace } from './results/useKeptPlace';
import { useResultLinks } from './results/useResultLinks';
import { useSurroundings } from './results/useSurroundings';
import { SearchBar } from './SearchBar';
import * as styles from './SearchScreen.module.css';
import { useSearch } from './useSearch';
import { useSearchHeading } from './useSearchHeading';

/** What surrounds the screen must know of the search: its address without language, and the way to it. */
export type SearchFrame = { path: string; breadcrumbs: Breadcrumb[] };

type Props = { content: SearchContent; onFrame: (frame: SearchFrame) => void };

/** Results of a search: those of the page that was sent, until the browser has its own. */
export const SearchScreen = memo(function SearchScreen({ content, onFrame }: Props) {
  const search = useSearch(content);
  const { query, path, searchIndex, result, own, change, view } = search;
  const { title, breadcrumbs } = useSearchHeading(content, search);
  // Beneath the results, it may come a moment after them.
  const settled = useDeferredValue(query);
  const surroundings = useSurroundings({ query: settled, searchIndex, own });
  const top = useRef<HTMLHeadingElement>(null);
  const keepPlace = useKeptPlace(result !== null);

  // Header and footer follow when the results are drawn.
  useEffect(() => startTransition(() => onFrame({ path, breadcrumbs })), [path, breadcrumbs, onFrame]);

  const go = useCallback(
    (next: SearchQuery) => {
      change({ ...next, view: next.view === 'list' ? view : next.view });
      top.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    },
    [change, view],
  );
  const follow = useResultLinks(go, keepPlace);

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
            <ActiveFilters query={query} searchIndex={searchIndex} change={change} />
            <ResultsBar
              query={query}
              total={result?.total ?? own?.total ?? null}
              view={view}
              change={change}
            />
            <Announcement query={query} result={result} />
            <Results search={{ ...search, query }} />
            <RateNote own={currencyOfFamily(query.family)} />
          </>
        ) : (
          <ResultsSkeleton />
        )}
      </div>
      {settled && surroundings && (
        <SearchSurroundings
          family={settled.family}
          purpose={settled.purpose}
          area={settled.areas[0] ?? ''}
          surroundings={surroundings}
          popular={content.popular}
        />
      )}
    </div>
  );
});
