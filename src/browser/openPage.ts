/**
 * Navigates to a page of the site: on the client once Gatsby's router has started, else with a full page load.
 * @param path with the language prefix
 */
export function openPage(path: string): void {
  if (window.___navigate) window.___navigate(path);
  else window.location.assign(path);
}
