import { useSyncExternalStore } from 'react';
import type { ResultsView } from '../../domain/search/query';

const key = 'results-view';
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The view that the visitor chose last; a list when none was, or when the browser keeps nothing. */
function rememberedView(): ResultsView {
  try {
    const kept = window.localStorage.getItem(key);
    return kept === 'grid' || kept === 'map' ? kept : 'list';
  } catch {
    return 'list';
  }
}

/** Keeps the visitor's choice for the next search. */
export function rememberView(view: ResultsView): void {
  try {
    window.localStorage.setItem(key, view);
  } catch {
    // Private windows may refuse; the address still says it.
  }
  for (const listener of listeners) listener();
}

/** The view to show: that of the address, else the one chosen last. */
export function useResultsView(asked: ResultsView | undefined): ResultsView {
  const remembered = useSyncExternalStore<ResultsView>(listen, rememberedView, () => 'list');
  return asked && asked !== 'list' ? asked : remembered;
}
