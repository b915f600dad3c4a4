import { parseQuery } from '../../domain/search/query';
import { searchFolders, withoutLocale } from '../../domain/site/paths';

/*
 * The address bar is the state of the search. The screen writes it without the runtime's help: a navigation would fetch
 * a page, and between a prerendered page and a wildcard's draw everything anew, focus and all.
 */

let seen = '';
let address = '';
/** What the address bar is to say as soon as the results are drawn. */
let unwritten: { to: string; replace: boolean } | null = null;
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
  const onBack = () => {
    // Whoever goes back does not want what was not even written yet.
    unwritten = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('popstate', onBack);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', onBack);
  };
}

/**
 * Goes to a search; with `replace` in place of the one that is shown, as while typing. The results come first: the
 * browser takes as long to write an address as we take to find the homes.
 */
export function goToAddress(to: string, replace: boolean): void {
  if (to === currentAddress()) return;
  writeAddress();
  unwritten = { to, replace };
  address = to;
  for (const listener of listeners) listener();
  // In a tab that is not seen nothing is drawn.
  if (document.hidden) writeAddress();
  else requestAnimationFrame(() => setTimeout(writeAddress));
  // Whatever is clicked on next may ask the browser where we are.
  window.addEventListener('click', writeAddress, { capture: true, once: true });
  window.addEventListener('pagehide', writeAddress, { once: true });
}

/** Puts the search that is shown into the address bar, if it is not there yet. */
function writeAddress(): void {
  window.removeEventListener('click', writeAddress, { capture: true });
  window.removeEventListener('pagehide', writeAddress);
  if (!unwritten) return;
  const { to, replace } = unwritten;
  unwritten = null;
  // The runtime tells entries of the history apart by their key.
  if (replace) window.history.replaceState(window.history.state, '', to);
  else window.history.pushState({ key: String(Date.now()) }, '', to);
}

/** True for a path, with or without its language, that the search answers: not for the landing pages of its folders. */
export function isSearch(pathname: string): boolean {
  const path = withoutLocale(pathname);
  return parseQuery(path, '') !== null && !searchFolders.some((folder) => folder === path);
}
