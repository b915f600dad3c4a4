import { sep } from 'node:path';

/**
 * A path with slashes, whatever the system writes: for paths that are shown, compared or put into addresses.
 * @param separator what the system puts between folders
 */
export function posixPath(path: string, separator: string = sep): string {
  return path.replaceAll(separator, '/');
}
