import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Kind } from '../../domain/search/kind';
import type { LocaleCode } from '../../i18n/locales';
import { awaitInEffect } from '../ui/awaitInEffect';
import { loadSearchIndex, loadSearchTexts, readySearchIndex, type SearchIndex } from './loadSearchIndex';
import { ownPlace } from './ownPlace';

export type Problem = 'offline' | 'failed';

/**
 * Loads the search index of a kind. Until it has loaded, `problem` says whether loading failed. Nothing is loaded while
 * the kind is null or `wanted` is false.
 * @param hasText true if text is searched, for which the words of titles and descriptions are loaded, too
 */
export function useSearchIndex(kind: Kind | null, code: LocaleCode, wanted = true, hasText = false) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [attempt, setAttempt] = useState(0);
  // The state only triggers a render: `readySearchIndex` returns the loaded index until a new release removes it.
  const [, setArrived] = useState<SearchIndex | null>(null);
  // The index contains the visitor's own place, so a change of the place renders, too.
  useSyncExternalStore(ownPlace.subscribe, ownPlace.read, () => null);
  const searchIndex = kind && wanted ? readySearchIndex(kind, code) : null;
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const { family, purpose } = kind ?? {};
  const isReady = searchIndex !== null;

  useEffect(() => {
    if (!family || !purpose || !wanted) return;
    const show = (arrived: SearchIndex) => {
      // A transition keeps a slow phone responsive.
      startTransition(() => {
        setProblem(null);
        setArrived(arrived);
      });
    };
    const fail = () => setProblem(navigator.onLine ? 'failed' : 'offline');
    return awaitInEffect(loadSearchIndex({ family, purpose }, code), show, fail);
  }, [family, purpose, code, wanted, isReady, attempt]);

  useEffect(() => {
    if (!family || !purpose || !isReady || !hasText) return;
    // Without them, text is searched in names only, and the page says so.
    return awaitInEffect(loadSearchTexts({ family, purpose }), () =>
      startTransition(() => setArrived(readySearchIndex({ family, purpose }, code))),
    );
  }, [family, purpose, code, isReady, hasText]);

  useEffect(() => {
    if (!problem) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [problem, retry]);

  return { searchIndex, problem: searchIndex ? null : problem, retry };
}
