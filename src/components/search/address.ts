import { parseQuery } from '../../domain/search/query';
import { searchFolders, withoutLocale } from '../../domain/site/paths';

/*
 * The address bar is the state of the search. This module writes it directly instead of navigating with Gatsby: a
 * navigation would fetch page data, and between a prerendered page and a wildcard page it would remount everything and
 * lose the focus.
 */

/** Path and query of the last search that the address bar had. */
let address = '';
const listeners = new Set<() => void>();

/** Path and query of the current search. While the browser navigates to another page, the last search is kept. */
export function currentAddress(): string {
  const { pathname, search } = window.location;
  const here = pathname + search;
  if (here !== address && (address === '' || isSearch(pathname))) address = here;
  return address;
}

/** Subscribes to changes of the address, made here or by the back and forward buttons. */
export function listenToAddress(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/**
 * Changes the current search.
 * @param replace replaces the history entry instead of adding one, as while typing
 */
export function goToAddress(to: string, replace: boolean): void {
  if (to === currentAddress()) return;
  // Gatsby's router identifies history entries by their key.
  if (replace) window.history.replaceState(window.history.state, '', to);
  else window.history.pushState({ key: String(Date.now()) }, '', to);
  address = to;
  for (const listener of listeners) listener();
}

/** True for a path of the search, with or without language prefix, but not for the landing pages of its folders. */
export function isSearch(pathname: string): boolean {
  const path = withoutLocale(pathname);
  return parseQuery(path, '') !== null && !searchFolders.some((folder) => folder === path);
}
