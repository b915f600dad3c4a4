import { useEffect } from 'react';

/**
 * The scroll position of the page and the link to the home that was opened, with the link's distance from the top of
 * the window, in pixels. It is stored in the history entry, so that it only applies to the back button.
 */
type Position = { y: number; href: string; top: number };

/**
 * Restores the scroll position and the focus when the visitor returns from a home. The browser's own scroll restoration
 * is off on these pages, because it would run before the results are rendered.
 * @param isReady true when the results are rendered
 * @returns a function to call with a link before it is followed
 */
export function useScrollRestoration(isReady: boolean): (link: HTMLAnchorElement) => void {
  useEffect(() => {
    const position: Position | undefined = window.history.state?.place;
    if (!isReady || !position) return;
    // Runs after Gatsby's own handling of a navigation, which moves the focus and scrolls to the top.
    const timer = setTimeout(() => {
      const { place: _position, ...rest } = window.history.state ?? {};
      window.history.replaceState(rest, '');
      restore(position);
    }, 60);
    return () => clearTimeout(timer);
  }, [isReady]);

  return (link) => {
    const href = link.getAttribute('href') ?? '';
    const { top } = (linkTo(href) ?? link).getBoundingClientRect();
    const position: Position = { y: window.scrollY, href, top };
    window.history.replaceState({ ...window.history.state, place: position }, '');
  };
}

/** Maximum number of frames to wait for the link. Homes further down are rendered later than the first ones. */
const maxFrames = 90;

function restore(position: Position, frame = 0): void {
  const link = linkTo(position.href);
  if (!link && frame < maxFrames) {
    requestAnimationFrame(() => restore(position, frame + 1));
    return;
  }
  window.scrollTo({ top: position.y, behavior: 'instant' });
  if (!link) return;
  link.focus({ preventScroll: true });
  settle(link, position.top, 5);
}

/** The link with this address that the keyboard reaches: the heading of a card, not its pictures. */
function linkTo(href: string): HTMLAnchorElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-search-screen] a');
  return [...links].find((link) => link.tabIndex >= 0 && link.getAttribute('href') === href);
}

/**
 * Corrects the scroll position over several frames, as rows above that were skipped by `content-visibility` receive
 * their real height.
 */
function settle(link: HTMLAnchorElement, top: number, frames: number): void {
  window.scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => settle(link, top, frames - 1));
}
