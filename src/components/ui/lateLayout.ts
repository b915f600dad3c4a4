/** The body has this attribute while parts far below the viewport are not laid out (see `styles/utilities.css`). */
export const lateLayoutAttribute = 'data-late-layout';

/**
 * An inline script at the start of every page's body. It has the whole page laid out if the browser will scroll to a
 * fragment or to an earlier position, because heights that are only estimated would change while it does.
 */
export const lateLayoutScript = `(function (entry) {
  if (location.hash || !entry || entry.type !== "navigate") document.body.removeAttribute("${lateLayoutAttribute}");
})(performance.getEntriesByType("navigation")[0])`;

/** Has the whole page laid out from now on. Call it before scrolling by a fragment and before a navigation. */
export function layOutWholePage(): void {
  document.body.removeAttribute(lateLayoutAttribute);
}

/**
 * Has the parts below the viewport laid out one by one while the browser is idle, so that the scroll bar, and tools that
 * read positions or take pictures of the whole page, get real heights and contents. Parts above the viewport keep their
 * estimates, because a change there would move what the visitor is reading. Does nothing in browsers without
 * `requestIdleCallback`.
 * @param parts in the order of the page
 */
export async function layOutWhenIdle(parts: Iterable<Element>): Promise<void> {
  if (!window.requestIdleCallback) return;
  await document.fonts?.ready;
  const left = parts[Symbol.iterator]();
  const layOutNext = () => {
    const { value: part, done } = left.next();
    if (done) return;
    if (part.getBoundingClientRect().top > window.innerHeight) part.setAttribute('data-laid-out', '');
    window.requestIdleCallback(layOutNext);
  };
  window.requestIdleCallback(layOutNext);
}
