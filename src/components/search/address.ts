import { parseQuery } from '../../domain/search/query';
import { searchFolders, withoutLocale } from '../../domain/site/paths';
import { afterFrame } from '../ui/afterFrame';

/*
 * The address bar is the state of the search. This module writes it directly instead of navigating with Gatsby: a
 * navigation would fetch page data, and between a prerendered page and a wildcard page it would remount everything and
 * lose the focus.
 */

/** The content of the address bar when it was last read or written. */
let seen = '';
let address = '';
/** The address to write after the results are painted, unless the visitor has left the page by then. */
let unwritten: { from: string; to: string; replace: boolean } | null = null;
const listeners = new Set<() => void>();

/** Path and query of the current search. While the browser navigates to another page, the last search is kept. */
export function currentAddress(): string {
  const now = here();
  if (now !== seen) {
    seen = now;
    if (address === '' || isSearch(window.location.pathname)) address = now;
  }
  return address;
}

const here = () => window.location.pathname + window.location.search;

/** Subscribes to changes of the address, made here or by the back and forward buttons. */
export function listenToAddress(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  // A click handler, or code that runs when the page is left, may read the current address.
  window.addEventListener('click', writeAddress, { capture: true });
  window.addEventListener('pagehide', writeAddress);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
    window.removeEventListener('click', writeAddress, { capture: true });
    window.removeEventListener('pagehide', writeAddress);
  };
}

/**
 * Changes the current search. The results are updated first and the address bar later, because writing an address takes
 * the browser as long as finding the homes.
 * @param replace replaces the history entry instead of adding one, as while typing
 */
export function goToAddress(to: string, replace: boolean): void {
  writeAddress();
  if (to === currentAddress()) return;
  unwritten = { from: seen, to, replace };
  address = to;
  announceAddress();
  afterFrame(writeAddress);
}

/** Calls the listeners, as after a navigation of the router to another search, which fires no event. */
export function announceAddress(): void {
  for (const listener of listeners) listener();
}

/** Writes the current search to the address bar if that is still to be done. */
function writeAddress(): void {
  if (!unwritten) return;
  const { from, to, replace } = unwritten;
  unwritten = null;
  if (from !== here()) return;
  // Gatsby's router identifies history entries by their key.
  if (replace) window.history.replaceState(window.history.state, '', to);
  else window.history.pushState({ key: String(Date.now()) }, '', to);
  seen = here();
}

/** True for a path of the search, with or without language prefix, but not for the landing pages of its folders. */
export function isSearch(pathname: string): boolean {
  const path = withoutLocale(pathname);
  return parseQuery(path, '') !== null && !searchFolders.some((folder) => folder === path);
}
