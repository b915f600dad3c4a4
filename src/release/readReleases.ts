import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The file in the releases folder that lists the kept releases, the current one first. A release takes effect when this
 * file is replaced, which happens atomically by a rename.
 */
export const currentFile = 'current.json';

/** The same for nginx: the headers and name of the current release, and the name of the previous one. */
export const currentNginxFile = 'current.nginx.conf';

/**
 * Returns the names of the kept releases, the current one first, or an empty array if there is none.
 * @throws if the list exists but cannot be read
 */
export function readReleases(releasesFolder: string): string[] {
  try {
    return JSON.parse(readFileSync(join(releasesFolder, currentFile), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
