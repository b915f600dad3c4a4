import { isPageRendered } from './navigation';

/** The link that an event began on, when it leads to a page of this site; null for every other one. */
function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  if (link.origin !== window.location.origin) return null;
  return link.pathname.endsWith('/') ? link : null;
}

/** True for a link to a place within the page that is shown; the browser goes there by itself. */
function staysOnPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === window.location.pathname && search === window.location.search;
}

/**
 * Makes every plain link of the site navigate without loading the page anew, and fetches a page as soon as the pointer
 * or the focus is on its link. One listener for all, in place of a component for each.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || event.button !== 0 || modified) return;
    const link = pageLinkOf(event.target);
    if (!link || staysOnPage(link) || !window.___navigate || !isPageRendered()) return;
    event.preventDefault();
    window.___navigate(link.pathname + link.search + link.hash);
  });
  for (const sign of ['mouseover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      sign,
      (event) => {
        const link = pageLinkOf(event.target);
        // A page that changes beneath a resting pointer is drawn first.
        if (link) requestAnimationFrame(() => setTimeout(() => window.___loader?.hovering(link.pathname)));
      },
      { passive: true },
    );
  }
}
