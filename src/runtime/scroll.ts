import { withoutLocale } from '../domain/site/paths';

/** Pixels. Being negative, it ends at the very top. */
const smoothTop = -100;

/** After a navigation from these pages, the next page scrolls to its top smoothly. */
const smoothAfter = /^\/$|^\/(buy-properties|buy|rent)\/$|properties-for-(sale|rent)/;

/** Search results, where no scroll position is restored. */
const neverRestored = /properties\/(for-sale|for-rent|new-homes\/for-sale)/;

/** How to scroll after a navigation: as Gatsby does by default, not at all, or to the top, smoothly or instantly. */
export type Scrolling = 'default' | 'none' | 'smooth' | 'instant';

/** Where a navigation leads. Gatsby adds the action: `PUSH` after a link, `POP` after the back or forward button. */
type Destination = { pathname: string; hash: string; action?: string };

/**
 * Decides how to scroll after a navigation.
 * @param from path of the previous page, or null for the first page
 * @param reducedMotion whether the visitor prefers reduced motion
 */
export function decideScrolling(from: string | null, to: Destination, reducedMotion: boolean): Scrolling {
  if (to.hash) return 'default';
  const isResults = neverRestored.test(to.pathname);
  if (from === to.pathname && isResults && to.action === 'PUSH') return 'instant';
  if (from === null || from === to.pathname) return isResults ? 'none' : 'default';
  if (smoothAfter.test(withoutLocale(from))) return reducedMotion ? 'instant' : 'smooth';
  return isResults ? 'instant' : 'default';
}

/** Scrolls as decided. Call it after the new page is rendered. */
export function scrollToPage(scrolling: Scrolling, pathname: string): void {
  // Keeps the browser from restoring the position after a reload.
  window.history.scrollRestoration = neverRestored.test(pathname) ? 'manual' : 'auto';
  if (scrolling === 'smooth') window.scrollTo({ top: smoothTop, behavior: 'smooth' });
  if (scrolling === 'instant') window.scrollTo({ top: 0, behavior: 'instant' });
}
