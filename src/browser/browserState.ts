/** The state shown by the notices of the layout. The runtime updates it. */
export type BrowserState = {
  /** The navigation in progress has taken over a second. */
  isSlow: boolean;
  /** The device is offline. */
  isOffline: boolean;
  /** A new version of the site is installed and takes effect with the next navigation. */
  isUpdated: boolean;
};

const initialState: BrowserState = { isSlow: false, isOffline: false, isUpdated: false };

let state = initialState;
const listeners = new Set<() => void>();

/** Returns the current state, the same object until it changes. For React's `useSyncExternalStore`. */
export const readBrowserState = (): BrowserState => state;

/** Returns the state of prerendered pages, which is also used for hydration. */
export const initialBrowserState = (): BrowserState => initialState;

/** Changes some properties and calls the listeners if any value differs. */
export function changeBrowserState(change: Partial<BrowserState>): void {
  const next = { ...state, ...change };
  const isSame = (Object.keys(next) as (keyof BrowserState)[]).every((key) => next[key] === state[key]);
  if (isSame) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Calls the listener after every change. Returns a function that removes the listener. */
export function watchBrowserState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
