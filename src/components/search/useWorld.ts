import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { SearchFiles } from '../../domain/search/searchFiles';
import { prepareSuggestions } from '../../domain/search/suggest';
import type { LocaleCode } from '../../i18n/locales';
import { type Kind, loadWorld, readyWorld, type SearchWorld } from './loadWorld';

export type Problem = 'offline' | 'failed';

const waiting = new Set<() => void>();
const listen = (listener: () => void) => {
  waiting.add(listener);
  return () => {
    waiting.delete(listener);
  };
};

/**
 * What a kind of home is searched with, as soon as it is there; while it is not, the problem if there is one. Nothing
 * is loaded for a kind that is not known yet, nor before `wanted`.
 * @param files null where the page does not say where they are
 */
export function useWorld(files: SearchFiles | null, kind: Kind | null, code: LocaleCode, wanted = true) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const world = useSyncExternalStore<SearchWorld | null>(
    listen,
    () => (kind && wanted ? readyWorld(files, kind, code) : null),
    () => null,
  );
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const { family, purpose } = kind ?? {};

  useEffect(() => {
    if (!family || !purpose || !wanted || attempt < 0) return;
    let isCurrent = true;
    loadWorld(files, { family, purpose }, code).then(
      ({ data, words }) => {
        if (isCurrent) setProblem(null);
        for (const listener of waiting) listener();
        whenIdle(() => prepareSuggestions(data, words));
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

  return { world, problem: world ? null : problem, retry };
}

function whenIdle(task: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}
