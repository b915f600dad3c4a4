import { type ComponentType, memo, startTransition, useDeferredValue, useEffect, useRef } from 'react';
import { currencyOfFamily } from '../../domain/search/kind';
import type { SearchQuery } from '../../domain/search/query';
import type { SearchContent } from '../../domain/site/pageContent';
import type { Breadcrumb } from '../../domain/site/pageFrame';
import { FeedLinks } from '../ui/FeedLinks';
import { Announcement } from './Announcement';
import { ActiveFilters } from './filters/ActiveFilters';
import { HiddenNote } from './results/HiddenNote';
import { RateNote } from './results/RateNote';
import { Results } from './results/Results';
import { ResultsBar } from './results/ResultsBar';
import { ResultsSkeleton } from './results/ResultsSkeleton';
import { SearchSurroundings } from './results/SearchSurroundings';
import { useLateLayout } from './results/useLateLayout';
import { useResultLinks } from './results/useResultLinks';
import { useScrollRestoration } from './results/useScrollRestoration';
import { useSurroundings } from './results/useSurroundings';
import { SearchBar } from './SearchBar';
import { SearchNotes } from './SearchNotes';
import * as styles from './SearchScreen.module.css';
import { useSearch } from './useSearch';
import { useSearchHeading } from './useSearchHeading';
// The page includes the styles of what it shows without scripts; the browser never loads its scripts.
import './scriptless/ScriptlessPages.module.css';
import './scriptless/ScriptlessSearch.module.css';

type Scriptless = ComponentType<Pick<SearchContent, 'results'>> | null;
/** The form for browsers without scripts, in the build only. */
const ScriptlessSearch: Scriptless =
  process.env.BUILD_STAGE === 'build-html' ? require('./scriptless/ScriptlessSearch').ScriptlessSearch : null;
/** The links to further pages for browsers without scripts, in the build only. */
const ScriptlessPages: Scriptless =
  process.env.BUILD_STAGE === 'build-html' ? require('./scriptless/ScriptlessPages').ScriptlessPages : null;

/** What the page around the screen needs of the search: its path without language prefix, and its breadcrumbs. */
export type SearchFrame = { path: string; breadcrumbs: Breadcrumb[] };

type Props = { content: SearchContent; onFrame: (frame: SearchFrame) => void };

/**
 * The search page: filters and results. It shows the prerendered results until the browser has loaded the search index.
 */
export const SearchScreen = memo(function SearchScreen({ content, onFrame }: Props) {
  const search = useSearch(content);
  const { query, path, searchIndex, result, own, change } = search;
  const { title, breadcrumbs } = useSearchHeading(content, search);
  // The content below the results is rendered later than the results.
  const settled = useDeferredValue(query);
  const surroundings = useSurroundings({ query: settled, searchIndex, own });
  const top = useRef<HTMLHeadingElement>(null);
  const savePosition = useScrollRestoration(result !== null);
  useLateLayout(result);

  // Header and footer are updated after the results.
  useEffect(() => startTransition(() => onFrame({ path, breadcrumbs })), [path, breadcrumbs, onFrame]);

  const go = (next: SearchQuery) => {
    change(next.view === 'list' && query ? { ...next, view: query.view } : next);
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };
  const follow = useResultLinks(go, savePosition);
  // The feed has the homes of the page as prerendered, without further filters.
  const feed = own && path === content.meta.path ? path : null;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard activation of a link fires a click.
    // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the links inside.
    <div onClick={follow} data-search-screen="">
      <div className={styles.top}>
        <h1 ref={top} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <noscript>{ScriptlessSearch && <ScriptlessSearch results={content.results} />}</noscript>
        {query ? (
          <>
            <SearchBar search={{ ...search, query }} />
            <SearchNotes query={query} searchIndex={searchIndex} unknown={search.unknown} />
            <div className={styles.summary}>
              <ActiveFilters query={query} searchIndex={searchIndex} change={change} />
              <ResultsBar
                query={query}
                total={result?.total ?? own?.total ?? null}
                isLoading={search.problem === null}
                change={change}
                feed={feed}
              />
            </div>
            {result && result.hiddenCount > 0 && <HiddenNote count={result.hiddenCount} />}
            <Announcement query={query} result={result} />
            <Results search={{ ...search, query }} />
            <noscript>{ScriptlessPages && <ScriptlessPages results={content.results} />}</noscript>
            <RateNote own={currencyOfFamily(query.family)} />
            {feed && <FeedLinks path={feed} />}
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
