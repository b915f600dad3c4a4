import { useCallback, useEffect, useState } from 'react';

/** The state of a late module. It is null until it has loaded. */
export type Late<Module> = { module: Module | null; hasFailed: boolean; retry: () => void };

/**
 * Creates a hook for a module that is not among the page's first scripts. The module is loaded when a component first
 * wants it and kept for the session, so that later components have it on their first render.
 * @param load imports the module
 */
export function lateModule<Module>(load: () => Promise<Module>): (isWanted: boolean) => Late<Module> {
  let loaded: Module | null = null;
  return function useLateModule(isWanted) {
    const [, setArrived] = useState(loaded);
    const [attempt, setAttempt] = useState(0);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (!isWanted || loaded) return;
      let isCurrent = true;
      load().then(
        (module) => {
          loaded = module;
          if (isCurrent) setArrived(module);
        },
        (error) => {
          // Where a release has replaced the module, `src/runtime/failures.ts` loads the page again.
          window.reportError?.(error);
          if (isCurrent) setFailed(true);
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [isWanted, attempt]);
    const retry = useCallback(() => {
      setFailed(false);
      setAttempt((count) => count + 1);
    }, []);
    return { module: loaded, hasFailed, retry };
  };
}
