import { useSyncExternalStore } from 'react';
import {
  type BrowserState,
  initialBrowserState,
  readBrowserState,
  watchBrowserState,
} from '../../browser/browserState';

/** What the visitor is to be told of at this moment; nothing while the page is drawn by the server. */
export function useBrowserState(): BrowserState {
  return useSyncExternalStore(watchBrowserState, readBrowserState, initialBrowserState);
}
