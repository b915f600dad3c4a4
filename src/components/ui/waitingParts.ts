import type { RefObject } from 'react';
import { layOutWholePage } from './lateLayout';

/** The elements around parts of the page that are not hydrated yet. */
export const waitingParts = new Set<RefObject<Element>>();

/**
 * React hydrates the boundary around the target of this event before it handles the event. No other code on the site
 * listens to it.
 */
const nudge = 'pointercancel';

/** Hydrates a part that is not hydrated yet, either synchronously or as soon as React finishes its current work. */
export function hydrateNow({ current }: RefObject<Element>): void {
  // The unhydrated content comes last in the element, after the heading.
  const inside = [...(current?.querySelectorAll('*') ?? [])].at(-1);
  inside?.dispatchEvent(new Event(nudge, { bubbles: true }));
}

function hydrateAll(): void {
  for (const element of waitingParts) hydrateNow(element);
}

/**
 * Hydrates all remaining parts when the URL changes within the same page. The router then renders the page again, and
 * React would discard the prerendered HTML of an unhydrated part together with the text typed in it.
 */
export function hydrateBeforeRedraw(): void {
  window.addEventListener('popstate', hydrateAll);
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.hash) layOutWholePage();
      else if (link && link.pathname === window.location.pathname) hydrateAll();
    },
    true,
  );
}
