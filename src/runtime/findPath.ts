/**
 * Stands in for Gatsby's own find-path in the production bundle. Gatsby wants to know every prerendered page beneath a
 * wildcard, which with thousands of results costs tens of kilobytes and milliseconds a link. Here the browser knows the
 * wildcards only, and the page that the server sent counts as itself.
 */
import * as original from '../../.cache/find-path.js';

export const { setMatchPaths, cleanPath, grabMatchParams } = original;

/** The page that the server sent, when that is the path asked for; its path as Gatsby writes it. */
function pageSent(rawPathname: string): string | null {
  const sent = typeof window === 'undefined' ? undefined : window.pagePath;
  if (!sent) return null;
  const path = original.cleanPath(rawPathname.split(/[?#]/)[0] as string);
  return path === original.cleanPath(sent) ? path : null;
}

/** The page that answers for a path: the one sent, a wildcard's, or the path itself. */
export function findPath(rawPathname: string): string {
  return pageSent(rawPathname) ?? original.findPath(rawPathname);
}

/** The page of a wildcard (or of the HTML that was sent) that answers for a path; null for others. */
export function findMatchPath(rawPathname: string): string | null {
  return pageSent(rawPathname) ?? original.findMatchPath(rawPathname);
}
