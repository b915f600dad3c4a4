import { useCallback, useEffect, useState } from 'react';
import type { SavedSearch, SavedSearches } from '../../../domain/alerts/savedSearch';
import { forgetMailToken, takeMailToken } from './mailToken';
import {
  type Answer,
  changeAlert,
  deleteAlert,
  eraseAlerts,
  type Failure,
  readAlerts,
} from './savedSearchesApi';

type Loaded = {
  step: 'loaded';
  token: string;
  list: SavedSearches;
  /** Why the last change failed. */
  failure: Failure | null;
  /** How many changes succeeded, so that each is announced. */
  changes: number;
};
type State = { step: 'none' | 'loading' | 'gone' | 'erased' } | { step: 'failed'; failure: Failure } | Loaded;

/** The searches saved at the address of the visitor's e-mail link, and the ways to change them. */
export function useMailSearches() {
  const [state, setState] = useState<State>({ step: 'none' });

  const load = useCallback(async () => {
    const token = takeMailToken();
    if (!token) return;
    setState({ step: 'loading' });
    const answer = await readAlerts(token);
    if (answer.ok) setState({ step: 'loaded', token, list: answer.body, failure: null, changes: 0 });
    else setState(failed(answer.failure));
  }, []);

  useEffect(() => {
    void load();
    window.addEventListener('hashchange', load);
    return () => window.removeEventListener('hashchange', load);
  }, [load]);

  /** Sends a change and shows its result. */
  async function apply<Body>(
    asked: Promise<Answer<Body>>,
    next: (list: SavedSearch[], body: Body) => SavedSearch[],
  ) {
    const answer = await asked;
    setState((now) => {
      if (now.step !== 'loaded') return now;
      if (!answer.ok) return answer.failure === 'gone' ? failed('gone') : { ...now, failure: answer.failure };
      const searches = next(now.list.searches, answer.body);
      return { ...now, list: { ...now.list, searches }, failure: null, changes: now.changes + 1 };
    });
  }

  function change(id: string, to: Parameters<typeof changeAlert>[2]) {
    if (state.step !== 'loaded') return;
    void apply(changeAlert(state.token, id, to), (list, changed) =>
      list.map((search) => (search.id === id ? changed : search)),
    );
  }

  function remove(id: string) {
    if (state.step !== 'loaded') return;
    void apply(deleteAlert(state.token, id), (list) => list.filter((search) => search.id !== id));
  }

  async function erase() {
    if (state.step !== 'loaded') return;
    const answer = await eraseAlerts(state.token);
    if (!answer.ok && answer.failure !== 'gone') return setState({ ...state, failure: answer.failure });
    forgetMailToken();
    setState({ step: 'erased' });
  }

  return { state, load, change, remove, erase };
}

function failed(failure: Failure): State {
  if (failure !== 'gone') return { step: 'failed', failure };
  forgetMailToken();
  return { step: 'gone' };
}
