/**
 * Replaces Gatsby's `find-path` module in the production bundle. Gatsby's version lists every prerendered page below a
 * wildcard route; with thousands of search pages that costs tens of kilobytes, and milliseconds per link. This version
 * lists only the wildcard routes and treats the page that the server sent as its own match.
 */
import * as original from '../../.cache/find-path.js';
import { searchFolders, withoutLocale } from '../domain/site/paths';

export const { setMatchPaths, cleanPath } = original;

const notFoundPage = '/404.html';
/** The path of the document, to which the server may have sent the not-found page. */
const firstPath = typeof window === 'undefined' ? '' : window.location.pathname;

/** Returns the normalised path if it is the page that the server sent, else null. */
function findSentPage(rawPathname: string): string | null {
  const sent = typeof window === 'undefined' ? undefined : window.pagePath;
  if (!sent) return null;
  const [pathname = ''] = rawPathname.split(/[?#]/);
  // Hydration needs the page that was sent, even if the path matches a wildcard route, as `/properties/.x/` does. Of
  // other paths, the document may be the offline page, which has the same `pagePath`.
  if (sent === notFoundPage && pathname === firstPath && isBelowWildcard(pathname)) return notFoundPage;
  const path = original.cleanPath(pathname);
  return path === original.cleanPath(sent) ? path : null;
}

function isBelowWildcard(pathname: string): boolean {
  return searchFolders.some((folder) => withoutLocale(pathname).startsWith(folder));
}

/** Returns the path of the page to load: the page that the server sent, a wildcard route's page, or the path itself. */
export function findPath(rawPathname: string): string {
  return findSentPage(rawPathname) ?? original.findPath(rawPathname);
}

/** Returns the page that the server sent or a wildcard route's page if the path matches one, else null. */
export function findMatchPath(rawPathname: string): string | null {
  return findSentPage(rawPathname) ?? original.findMatchPath(rawPathname);
}

/** Returns the parameters of a wildcard route. The not-found page has none, and its path may not be decodable. */
export function grabMatchParams(rawPathname: string): object {
  return findSentPage(rawPathname) === notFoundPage ? {} : original.grabMatchParams(rawPathname);
}
