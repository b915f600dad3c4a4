/** Path and query of the page that is shown, and the place in it. */
const shownPage = () => ({
  page: window.location.pathname + window.location.search,
  place: window.location.hash,
});

/**
 * Keeps a jump to a place within the page from the router, which would draw the whole page again for it: the browser
 * goes there by itself. To be called before all else that listens to `popstate`.
 */
export function keepJumpsFromRouter(): void {
  let shown = shownPage();
  const note = () => {
    shown = shownPage();
  };
  // The address may have changed since: searches and calculators write it without an event.
  document.addEventListener('click', note, true);
  window.addEventListener('popstate', (event) => {
    const before = shown;
    note();
    if (shown.page === before.page && shown.place !== before.place) event.stopImmediatePropagation();
  });
}
