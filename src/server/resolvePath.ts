import { machinePaths, notFoundDocumentFor, wildcardScreenFor } from '../domain/site/hosting';
import type { PublicFile, PublicFiles } from './publicFiles';

/** The response to a GET request. */
export type Answer =
  | { kind: 'file'; file: PublicFile; status: 200 | 404 }
  /** Redirect to the same path with a trailing slash. */
  | { kind: 'addSlash' }
  /** Redirect to another path of the site. */
  | { kind: 'redirect'; to: string }
  /** A plain 404, for requests that are not made by a person following a link. */
  | { kind: 'missing' };

/**
 * Resolves a path by the rules of `domain/site/hosting.ts`: a file, a folder's index, a redirect, the document of a
 * wildcard route, or the not-found document of the path's language.
 * @param path decoded, with a leading slash and without a query
 * @param redirects old path → new path, for every language
 */
export function resolvePath(
  path: string,
  files: PublicFiles,
  redirects: ReadonlyMap<string, string>,
): Answer {
  const file = files.get(path.endsWith('/') ? `${path}index.html` : path);
  if (file) return { kind: 'file', file, status: 200 };
  if (files.has(`${path}/index.html`)) return { kind: 'addSlash' };

  const target = redirects.get(path) ?? redirects.get(`${path}/`);
  if (target !== undefined) return { kind: 'redirect', to: target };

  if (isForMachines(path)) return { kind: 'missing' };

  const screen = files.get(wildcardScreenFor(path)?.document ?? '');
  if (screen && isPlain(path)) {
    return path.endsWith('/') ? { kind: 'file', file: screen, status: 200 } : { kind: 'addSlash' };
  }
  if (path.includes('//')) {
    const to = tidyPath(path, files, redirects);
    if (to !== null) return { kind: 'redirect', to };
  }
  const notFound = files.get(notFoundDocumentFor(path).document) ?? files.get('/404.html');
  return notFound ? { kind: 'file', file: notFound, status: 404 } : { kind: 'missing' };
}

/** Returns the path of the page that a path with doubled slashes means, encoded, or null if there is none. */
function tidyPath(path: string, files: PublicFiles, redirects: ReadonlyMap<string, string>): string | null {
  const tidy = path.replace(/\/+/g, '/');
  const answer = resolvePath(tidy, files, redirects);
  if (answer.kind === 'redirect') return answer.to;
  const encoded = tidy.split('/').map(encodeURIComponent).join('/');
  if (answer.kind === 'addSlash') return `${encoded}/`;
  return answer.kind === 'file' && answer.status === 200 ? encoded : null;
}

/** Returns whether the path is for data or a file with an extension, where an HTML page would be misread. */
function isForMachines(path: string): boolean {
  const { folders, ending } = machinePaths;
  return folders.some((folder) => path.startsWith(`/${folder}/`)) || ending.test(path);
}

/** Returns false for empty, hidden, `.` or `..` segments and percent signs, which no link of the site contains. */
function isPlain(path: string): boolean {
  return !/\/[./\\]|%/.test(path);
}
