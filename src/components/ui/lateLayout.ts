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

/** Milliseconds. A part that takes longer to lay out takes long to paint, too, and a touch has to wait for both. */
const longestLayout = 20;

/** True once a part has taken longer than `longestLayout` in this visit. */
let isSlow = false;

/**
 * Has the parts below the viewport laid out one by one while the browser is idle, so that the scroll bar, and tools that
 * read positions or take pictures of the whole page, get real heights and contents. Parts above the viewport keep their
 * estimates, because a change there would move what the visitor is reading. Ends for the rest of the visit when a part
 * has taken longer than `longestLayout`, as on a slow phone. Does nothing in browsers without `requestIdleCallback`.
 * @param parts in the order of the page
 * @returns a function that stops it. The browser then skips the parts outside the viewport again, at their current height.
 */
export function layOutWhenIdle(parts: Iterable<Element>): () => void {
  if (!window.requestIdleCallback || isSlow) return () => undefined;
  let left: Element[] = [...parts];
  const done: Element[] = [];
  const layOutNext = () => {
    const part = left.shift();
    if (!part) return;
    if (part.getBoundingClientRect().top > window.innerHeight) {
      const start = performance.now();
      part.setAttribute('data-laid-out', '');
      done.push(part);
      // Reading the position has the browser lay the part out at once.
      part.getBoundingClientRect();
      if (performance.now() - start > longestLayout) isSlow = true;
      if (isSlow) return;
    }
    window.requestIdleCallback(layOutNext);
  };
  // Reading `fonts.ready` has the browser update its layout, so it waits as well.
  window.requestIdleCallback(async () => {
    await document.fonts?.ready;
    layOutNext();
  });
  return () => {
    left = [];
    for (const part of done) part.removeAttribute('data-laid-out');
  };
}
