import { isPageHydrated } from './navigation';

/** Returns the link that contains the target of an event, or null unless it leads to a page of this site. */
function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  if (link.origin !== window.location.origin) return null;
  return link.pathname.endsWith('/') ? link : null;
}

/** Returns whether a link leads to a fragment of the current page, which the browser handles. */
function isFragmentLink({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === window.location.pathname && search === window.location.search;
}

/**
 * Makes plain `<a>` links of the site navigate on the client, and prefetches a page when its link is hovered, touched
 * or focused. Event delegation replaces Gatsby's `Link` component. Links work as usual until the page is hydrated.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || event.button !== 0 || modified) return;
    const link = pageLinkOf(event.target);
    if (!link || isFragmentLink(link) || !window.___navigate || !isPageHydrated()) return;
    event.preventDefault();
    window.___navigate(link.pathname + link.search + link.hash);
  });
  for (const type of ['mouseover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      type,
      (event) => {
        const link = pageLinkOf(event.target);
        // `mouseover` also fires when content changes below a resting pointer; that content is painted first.
        if (link) requestAnimationFrame(() => setTimeout(() => window.___loader?.hovering(link.pathname)));
      },
      { passive: true },
    );
  }
}
