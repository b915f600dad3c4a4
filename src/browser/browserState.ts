/** What the visitor is to be told of while pages arrive. The runtime writes it, the notices of the layout read it. */
export type BrowserState = {
  /** The next page has been on its way for over a second. */
  isSlow: boolean;
  /** The device has no connection. */
  isOffline: boolean;
  /** A newer site is ready and waits for the next page. */
  isUpdated: boolean;
};

const calm: BrowserState = { isSlow: false, isOffline: false, isUpdated: false };

let state = calm;
const listeners = new Set<() => void>();

/** The state at this moment; the same object until something changes. */
export const readBrowserState = (): BrowserState => state;

/** The state that a page is drawn with before anything is known. */
export const initialBrowserState = (): BrowserState => calm;

/** Changes what is given and tells whoever listens, if it is a change. */
export function changeBrowserState(change: Partial<BrowserState>): void {
  const next = { ...state, ...change };
  const isSame = (Object.keys(next) as (keyof BrowserState)[]).every((key) => next[key] === state[key]);
  if (isSame) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Calls the listener after every change, until the returned function is called. */
export function watchBrowserState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
