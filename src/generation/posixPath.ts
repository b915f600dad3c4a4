import { sep } from 'node:path';

/**
 * Converts a file system path to one with forward slashes, for paths that are shown, compared or used in URLs.
 * @param separator the path separator of the operating system
 */
export function posixPath(path: string, separator: string = sep): string {
  return path.replaceAll(separator, '/');
}
