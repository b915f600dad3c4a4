/** Gatsby's own note that it has just reloaded because of another build; it forgets it after every page. */
const gatsbyKey = 'gatsby-reload-compilation-hash-match';
const ownKey = 'reloaded-for-another-build';

/**
 * Gatsby reloads a page whose data belongs to another build, once for each page that is loaded. This keeps it to once a
 * session, so that a host that mixes two builds can never make it go round in circles. To be called before each start.
 */
export function keepReloadsToOne(storage: Storage | null = sessionNotes()): void {
  if (storage?.getItem(gatsbyKey) === '1') storage.setItem(ownKey, '1');
  if (storage?.getItem(ownKey) === '1') storage.setItem(gatsbyKey, '1');
}

/** What is noted for this visit; null where the browser does not let us. */
export function sessionNotes(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
