import { useCallback, useEffect, useState } from 'react';
import type { SavedSearchChange } from '../../../domain/alerts/readSavedSearch';
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

export type MailState =
  /** `none`: the visitor came without a link. `asked`: the visitor was sent here by a form without scripts. */
  | { step: 'none' | 'asked' | 'loading' | 'gone' | 'erased' }
  | { step: 'failed'; failure: Failure }
  | {
      step: 'loaded';
      list: SavedSearches;
      /** Why the last change failed. */
      failure: Failure | null;
      /** Number of successful changes, so that each is announced. */
      changes: number;
    };

/** The searches saved at an address, and what the visitor can do with them. */
export type Mail = {
  state: MailState;
  load: () => void;
  change: (search: SavedSearch, to: SavedSearchChange) => void;
  remove: (id: string) => void;
  erase: () => void;
};

/** Reads the searches saved at the address of the visitor's email link, and changes them. */
export function useMailSearches(): Mail {
  const [state, setState] = useState<MailState>({ step: 'none' });

  const load = useCallback(async () => {
    const token = takeMailToken();
    const wasAsked = new URLSearchParams(window.location.search).has('asked');
    if (!token) return setState({ step: wasAsked ? 'asked' : 'none' });
    setState({ step: 'loading' });
    const answer = await readAlerts(token);
    if (answer.ok) setState({ step: 'loaded', list: answer.body, failure: null, changes: 0 });
    else setState(failed(answer.failure));
  }, []);

  useEffect(() => {
    void load();
    const loadAgain = () => /^#token=/.test(window.location.hash) && void load();
    window.addEventListener('hashchange', loadAgain);
    return () => window.removeEventListener('hashchange', loadAgain);
  }, [load]);

  const update = (searches: (list: SavedSearch[]) => SavedSearch[], news: object = {}) =>
    setState((now) =>
      now.step === 'loaded'
        ? { ...now, ...news, list: { ...now.list, searches: searches(now.list.searches) } }
        : now,
    );

  const end = () => {
    forgetMailToken();
    setState({ step: 'erased' });
  };

  /** Sends a change. When it fails, `undo` shows again what is stored. Returns whether it succeeded. */
  async function send<Body>(
    call: (token: string) => Promise<Answer<Body>>,
    next: (list: SavedSearch[], body: Body) => SavedSearch[],
    undo: (list: SavedSearch[]) => SavedSearch[] = (list) => list,
  ) {
    const answer = await call(takeMailToken() ?? '');
    if (answer.ok) {
      update((list) => next(list, answer.body), { failure: null });
      setState((now) => (now.step === 'loaded' ? { ...now, changes: now.changes + 1 } : now));
    } else if (answer.failure === 'gone') setState(failed('gone'));
    else update(undo, { failure: answer.failure });
    return answer.ok;
  }

  return {
    state,
    load,
    change: (search, to) => {
      const put = (other: SavedSearch) => (list: SavedSearch[]) =>
        list.map((each) => (each.id === search.id ? other : each));
      update(put({ ...search, ...to }));
      void send(
        (token) => changeAlert(token, search.id, to),
        (list, changed) => put(changed)(list),
        put(search),
      );
    },
    remove: async (id) => {
      const isLast = state.step === 'loaded' && state.list.searches.length === 1;
      const isRemoved = await send(
        (token) => deleteAlert(token, id),
        (list) => list.filter((search) => search.id !== id),
      );
      // With its last search, the server erases the address.
      if (isRemoved && isLast) end();
    },
    erase: async () => {
      const answer = await eraseAlerts(takeMailToken() ?? '');
      if (!answer.ok && answer.failure !== 'gone') return update((list) => list, { failure: answer.failure });
      end();
    },
  };
}

function failed(failure: Failure): MailState {
  if (failure !== 'gone') return { step: 'failed', failure };
  forgetMailToken();
  return { step: 'gone' };
}
