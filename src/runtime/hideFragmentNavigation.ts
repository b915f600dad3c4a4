const readLocation = () => ({
  page: window.location.pathname + window.location.search,
  hash: window.location.hash,
});

/**
 * Hides navigations to a fragment of the current page from Gatsby's router, which would render the whole page again.
 * The browser scrolls to the fragment. Call it before any other listener for `popstate` is added.
 */
export function hideFragmentNavigation(): void {
  let current = readLocation();
  const update = () => {
    current = readLocation();
  };
  // Searches and calculators may have changed the URL with `replaceState`, which fires no event.
  document.addEventListener('click', update, true);
  window.addEventListener('popstate', (event) => {
    const before = current;
    update();
    if (current.page === before.page && current.hash !== before.hash) event.stopImmediatePropagation();
  });
}
