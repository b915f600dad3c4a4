type GatsbyWindow = Window & { ___navigate?: (path: string) => void };

/** Opens a page of the site: within the page when Gatsby's runtime is there, else as a browser does. */
export function openPage(path: string): void {
  const { ___navigate: navigate } = window as GatsbyWindow;
  if (navigate) navigate(path);
  else window.location.assign(path);
}
