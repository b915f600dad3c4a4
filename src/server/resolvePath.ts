import { machinePaths, notFoundDocumentFor, wildcardScreenFor } from '../domain/site/hosting';
import type { PublicFile, PublicFiles } from './publicFiles';

/** What to answer a GET with. */
export type Answer =
  | { kind: 'file'; file: PublicFile; status: 200 | 404 }
  /** The same address with a slash at its end. */
  | { kind: 'addSlash' }
  /** Another address of the site. */
  | { kind: 'move'; to: string }
  /** Nothing there, and nobody who would read a page about it. */
  | { kind: 'missing' };

/**
 * Says what answers a path, as `domain/site/hosting.ts` asks: a file, a folder's index, a redirect, a wildcard's
 * screen, the not-found document of the language.
 * @param path decoded, begins with a slash, without query
 * @param redirects old path → new path, languages included
 */
export function resolvePath(
  path: string,
  files: PublicFiles,
  redirects: ReadonlyMap<string, string>,
): Answer {
  const own = files.get(path.endsWith('/') ? `${path}index.html` : path);
  if (own) return { kind: 'file', file: own, status: 200 };
  if (files.has(`${path}/index.html`)) return { kind: 'addSlash' };

  const moved = redirects.get(path) ?? redirects.get(`${path}/`);
  if (moved !== undefined) return { kind: 'move', to: moved };

  if (isForMachines(path)) return { kind: 'missing' };

  const screen = files.get(wildcardScreenFor(path)?.document ?? '');
  if (screen && isPlain(path)) {
    return path.endsWith('/') ? { kind: 'file', file: screen, status: 200 } : { kind: 'addSlash' };
  }
  const notFound = files.get(notFoundDocumentFor(path).document) ?? files.get('/404.html');
  return notFound ? { kind: 'file', file: notFound, status: 404 } : { kind: 'missing' };
}

/** True for data and for names with an extension: a page in their place would be read as a script, a picture, JSON. */
function isForMachines(path: string): boolean {
  const { folders, ending } = machinePaths;
  return folders.some((folder) => path.startsWith(`/${folder}/`)) || ending.test(path);
}

/** False for paths with empty, hidden, `.` or `..` steps or a percent sign; no link of ours has them. */
function isPlain(path: string): boolean {
  return !/\/[./\\]|%/.test(path);
}
