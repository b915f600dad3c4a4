import { withoutLocale } from '../domain/site/paths';

/** The specification's distance from the top, in pixels; above the page's edge, so that it ends at the very top. */
const offset = -100;

/** Pages from which the next one is scrolled to softly. */
const leftSoftly = /^\/$|^\/(buy-properties|buy|rent)\/$|properties-for-(sale|rent)/;

/** Results of a search, where no scroll position is restored. */
const neverRestored = /properties\/(for-sale|for-rent|new-homes\/for-sale)/;

/** Who scrolls after a route change: the browser's runtime by its own rules, nobody, or we, softly or at once. */
export type Scrolling = 'byRule' | 'none' | 'softly' | 'atOnce';

/**
 * Decides how the window scrolls when a page has come.
 * @param from path of the page before; null for the first one
 * @param isStill the visitor asks for less motion
 */
export function decideScrolling(
  from: string | null,
  to: { pathname: string; hash: string },
  isStill: boolean,
): Scrolling {
  if (to.hash) return 'byRule';
  const isResults = neverRestored.test(to.pathname);
  if (from === null || from === to.pathname) return isResults ? 'none' : 'byRule';
  if (leftSoftly.test(withoutLocale(from))) return isStill ? 'atOnce' : 'softly';
  return isResults ? 'atOnce' : 'byRule';
}

/** Carries out what was decided, once the new page is drawn. */
export function scrollToPage(scrolling: Scrolling, pathname: string): void {
  // The browser would restore the position after a reload by itself.
  window.history.scrollRestoration = neverRestored.test(pathname) ? 'manual' : 'auto';
  if (scrolling === 'softly') window.scrollTo({ top: offset, behavior: 'smooth' });
  if (scrolling === 'atOnce') window.scrollTo({ top: 0, behavior: 'instant' });
}

/** True when the visitor's system asks for less motion. */
export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
