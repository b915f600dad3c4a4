import { useCallback, useEffect } from 'react';

/**
 * Where a visitor was when leaving for a home: how far the page was scrolled, and how far from the window's top the link
 * stood. Kept in the entry of the history itself, so that only "back" finds it.
 */
type Place = { y: number; href: string; top: number };

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
      goBackTo(place);
    }, 60);
    return () => clearTimeout(timer);
  }, [isReady]);

  return useCallback((link) => {
    const place: Place = {
      y: window.scrollY,
      href: link.getAttribute('href') ?? '',
      top: link.getBoundingClientRect().top,
    };
    window.history.replaceState({ ...window.history.state, place }, '');
  }, []);
}

/** So many frames are waited for the link: homes further down are drawn a moment later than the first. */
const patience = 90;

function goBackTo(place: Place, frame = 0): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-search-screen] a');
  const link = [...links].find((candidate) => candidate.getAttribute('href') === place.href);
  if (!link && frame < patience) {
    requestAnimationFrame(() => goBackTo(place, frame + 1));
    return;
  }
  window.scrollTo({ top: place.y, behavior: 'instant' });
  if (!link) return;
  link.focus({ preventScroll: true });
  settle(link, place.top, 5);
}

/** Rows above that were never seen get a height of their own only now, over some frames. */
function settle(link: HTMLAnchorElement, top: number, frames: number): void {
  window.scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => settle(link, top, frames - 1));
}
