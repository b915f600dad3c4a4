import { parseQuery } from '../../domain/search/query';
import { searchFolders, withoutLocale } from '../../domain/site/paths';
import { afterFrame } from '../ui/afterFrame';

/*
 * The address bar is the state of the search. The screen writes it without the runtime's help: a navigation would fetch
 * a page, and between a prerendered page and a wildcard's draw everything anew, focus and all.
 */

/** What the address bar said when we last looked or wrote. */
let seen = '';
let address = '';
/** What the address bar is to say as soon as the results are drawn, unless the visitor has gone elsewhere by then. */
let unwritten: { from: string; to: string; replace: boolean } | null = null;
const listeners = new Set<() => void>();

/** Path and query of the search that is shown. Keeps the last one while the browser is on its way to another page. */
export function currentAddress(): string {
  const here = location();
  if (here !== seen) {
    seen = here;
    if (address === '' || isSearch(window.location.pathname)) address = here;
  }
  return address;
}

const location = () => window.location.pathname + window.location.search;

/** Calls back whenever the address changes, by us or by the browser's buttons. */
export function listenToAddress(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  // Whatever is clicked on, and whatever comes after the page, may ask the browser where we are.
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
 * Goes to a search; with `replace` in place of the one that is shown, as while typing. The results come first: the
 * browser takes as long to write an address as we take to find the homes.
 */
export function goToAddress(to: string, replace: boolean): void {
  writeAddress();
  if (to === currentAddress()) return;
  unwritten = { from: seen, to, replace };
  address = to;
  for (const listener of listeners) listener();
  afterFrame(writeAddress);
}

/** Puts the search that is shown into the address bar, if it is not there yet. */
function writeAddress(): void {
  if (!unwritten) return;
  const { from, to, replace } = unwritten;
  unwritten = null;
  if (from !== location()) return;
  // The runtime tells entries of the history apart by their key.
  if (replace) window.history.replaceState(window.history.state, '', to);
  else window.history.pushState({ key: String(Date.now()) }, '', to);
  seen = location();
}

/** True for a path, with or without its language, that the search answers: not for the landing pages of its folders. */
export function isSearch(pathname: string): boolean {
  const path = withoutLocale(pathname);
  return parseQuery(path, '') !== null && !searchFolders.some((folder) => folder === path);
}
