import { useCallback, useEffect } from 'react';

/** Where a visitor was when leaving for a home: kept in the entry of the history itself, so that only "back" finds it. */
type Place = { y: number; href: string };

/**
 * Brings a visitor who comes back from a home to the same place of the page and the same link. The browser's own way is
 * off on these pages, and would come too early: the results are not there yet.
 * @param isReady true when the results are drawn
 * @returns to be called with the link that is followed
 */
export function useKeptPlace(isReady: boolean): (link: HTMLAnchorElement) => void {
  useEffect(() => {
    const place: Place | undefined = window.history.state?.place;
    if (!isReady || !place) return;
    // After the runtime, which puts the focus on the page and its top into view.
    const timer = setTimeout(() => {
      const { place: _place, ...rest } = window.history.state ?? {};
      window.history.replaceState(rest, '');
      window.scrollTo({ top: place.y, behavior: 'instant' });
      const links = document.querySelectorAll<HTMLAnchorElement>('[data-search-screen] a');
      [...links].find((link) => link.getAttribute('href') === place.href)?.focus({ preventScroll: true });
    }, 60);
    return () => clearTimeout(timer);
  }, [isReady]);

  return useCallback((link) => {
    const place: Place = { y: window.scrollY, href: link.getAttribute('href') ?? '' };
    window.history.replaceState({ ...window.history.state, place }, '');
  }, []);
}
