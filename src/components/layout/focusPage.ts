/**
 * Gives the focus to the page itself. Call it when a pressed button disappears: the focus would be lost, and the Tab key
 * would go on at the end of the document or in the browser's own bars.
 */
export function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
