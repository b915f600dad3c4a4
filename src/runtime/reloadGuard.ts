const key = 'reloaded-for-another-build';

/**
 * Gatsby loads a document anew whenever a page's data belongs to another build than the open document. This keeps it to
 * once a session, so that a host that mixes two builds can never make every page load anew: after the first time, pages
 * are handed on as belonging to the open build. To be called before Gatsby loads the first page.
 *
 * Without session storage Gatsby keeps its own rule: it never reloads by itself, but follows links with a full load.
 */
export function keepReloadsToOne(storage: Storage | null = sessionNotes()): void {
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

/** What is noted for this visit; null where the browser does not let us. */
export function sessionNotes(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
