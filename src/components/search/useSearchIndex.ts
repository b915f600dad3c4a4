import { startTransition, useCallback, useEffect, useState } from 'react';
import type { SearchFiles } from '../../domain/search/searchFiles';
import { prepareSuggestions } from '../../domain/search/suggest';
import type { LocaleCode } from '../../i18n/locales';
import { whileIdle } from '../ui/whileIdle';
import { type Kind, loadSearchIndex, readySearchIndex, type SearchIndex } from './loadSearchIndex';

export type Problem = 'offline' | 'failed';

/**
 * What a kind of home is searched with, as soon as it is there; while it is not, the problem if there is one. Nothing
 * is loaded for a kind that is not known yet, nor before `wanted`.
 * @param files null where the page does not say where they are
 */
export function useSearchIndex(
  files: SearchFiles | null,
  kind: Kind | null,
  code: LocaleCode,
  wanted = true,
) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [attempt, setAttempt] = useState(0);
  // One that came is kept: it is there for whoever asks, and none is ever taken away.
  const [, setArrived] = useState<SearchIndex | null>(null);
  const searchIndex = kind && wanted ? readySearchIndex(files, kind, code) : null;
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const { family, purpose } = kind ?? {};

  useEffect(() => {
    if (!family || !purpose || !wanted || attempt < 0) return;
    let isCurrent = true;
    loadSearchIndex(files, { family, purpose }, code).then(
      (arrived) => {
        whileIdle(() => prepareSuggestions(arrived.data, arrived.words));
        // In slices: a slow phone answers meanwhile.
        if (isCurrent) {
          startTransition(() => {
            setProblem(null);
            setArrived(arrived);
          });
        }
      },
      () => isCurrent && setProblem(navigator.onLine ? 'failed' : 'offline'),
    );
    return () => {
      isCurrent = false;
    };
  }, [files, family, purpose, code, wanted, attempt]);

  useEffect(() => {
    if (!problem) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [problem, retry]);

  return { searchIndex, problem: searchIndex ? null : problem, retry };
}
