import type { RefObject } from 'react';

/** The elements around parts of the page that are not hydrated yet. */
export const waitingParts = new Set<RefObject<Element>>();

/** An event that React listens to and nobody else: React hydrates the part around its target before it goes on. */
const nudge = 'pointercancel';

/** Hydrates a part of the page that still waits, before it returns or right after React has done what it is doing. */
export function hydrateNow({ current }: RefObject<Element>): void {
  // What waits comes last in its element, after the heading.
  const inside = [...(current?.querySelectorAll('*') ?? [])].at(-1);
  inside?.dispatchEvent(new Event(nudge, { bubbles: true }));
}

function hydrateAll(): void {
  for (const place of waitingParts) hydrateNow(place);
}

/**
 * Hydrates what still waits when the address changes and the page stays: the router then draws it all again, and React
 * would throw away the server's HTML of a part that is not hydrated, with what was typed there.
 */
export function hydrateBeforeRedraw(): void {
  window.addEventListener('popstate', hydrateAll);
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && !link.hash && link.pathname === window.location.pathname) hydrateAll();
    },
    true,
  );
}
