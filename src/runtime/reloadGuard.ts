const key = 'reloaded-for-another-build';

/**
 * Limits Gatsby's reloads for a new build to one per session. Gatsby reloads the document if a page's data belongs to
 * another build than the document; a host that mixes two builds would make it reload on every page. After the first
 * reload, page data is reported as belonging to the open build. Call it before Gatsby loads the first page.
 *
 * Without session storage this does nothing: Gatsby then never reloads, but follows links with a full page load.
 */
export function limitReloads(storage: Storage | null = findSessionStorage()): void {
  const loader = window.___loader;
  if (!loader || !storage) return;
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    const resources = await loadPage(path);
    const own = window.___webpackCompilationHash;
    const page = resources?.page;
    if (!page || page.webpackCompilationHash === own) return resources;
    if (storage.getItem(key) === '1') return { ...resources, page: { ...page, webpackCompilationHash: own } };
    storage.setItem(key, '1');
    return resources;
  };
}

/** Returns the session storage, or null if the browser blocks it or cannot read it, as from a damaged profile. */
export function findSessionStorage(): Storage | null {
  try {
    window.sessionStorage.getItem(key);
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Hides a session storage that cannot be used. Gatsby expects that a storage which exists can be read, and would not
 * hydrate the page. Call it before Gatsby starts.
 */
export function hideBrokenStorage(): void {
  if (!findSessionStorage())
    Object.defineProperty(window, 'sessionStorage', { configurable: true, value: null });
}
