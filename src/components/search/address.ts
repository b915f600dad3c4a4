import { parseQuery } from '../../domain/search/query';
import { searchFolders, withoutLocale } from '../../domain/site/paths';

/*
 * The address bar is the state of the search. The screen writes it without the runtime's help: a navigation would fetch
 * a page, and between a prerendered page and a wildcard's draw everything anew, focus and all.
 */

let seen = '';
let address = '';
const listeners = new Set<() => void>();

/** Path and query of the search that is shown. Keeps the last one while the browser is on its way to another page. */
export function currentAddress(): string {
  const { pathname, search } = window.location;
  const here = pathname + search;
  if (here !== seen) {
    seen = here;
    if (address === '' || isSearch(pathname)) address = here;
  }
  return address;
}

/** Calls back whenever the address changes, by us or by the browser's buttons. */
export function listenToAddress(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Goes to a search; with `replace` in place of the one that is shown, as while typing. */
export function goToAddress(to: string, replace: boolean): void {
  if (to === currentAddress()) return;
  // The runtime tells entries of the history apart by their key.
  if (replace) window.history.replaceState(window.history.state, '', to);
  else window.history.pushState({ key: String(Date.now()) }, '', to);
  for (const listener of listeners) listener();
}

/** True for a path, with or without its language, that the search answers: not for the landing pages of its folders. */
export function isSearch(pathname: string): boolean {
  const path = withoutLocale(pathname);
  return parseQuery(path, '') !== null && !searchFolders.some((folder) => folder === path);
}
