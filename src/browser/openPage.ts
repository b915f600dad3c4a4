/** Goes to a page of the site by its path with language: without loading it anew where the runtime is there. */
export function openPage(path: string): void {
  if (window.___navigate) window.___navigate(path);
  else window.location.assign(path);
}
