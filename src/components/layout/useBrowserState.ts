import { useSyncExternalStore } from 'react';
import {
  type BrowserState,
  initialBrowserState,
  readBrowserState,
  watchBrowserState,
} from '../../browser/browserState';

/**
 * The state of the browser that notices show. During prerendering and hydration, it is the initial state.
 */
export function useBrowserState(): BrowserState {
  return useSyncExternalStore(watchBrowserState, readBrowserState, initialBrowserState);
}
