/**
 * A ref callback that focuses an element as soon as it is in the page, without scrolling. Leaflet attaches some elements
 * later than React mounts them, when an effect would be too early.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** The same for an element that has its final position, which is scrolled into view. */
export function takeFocusInView(element: HTMLElement | null): void {
  element?.focus();
}
