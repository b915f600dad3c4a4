import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * File in the releases folder with the names of the releases that are kept, the current one first. It is replaced by a
 * rename: that is the moment at which a new build becomes the site.
 */
export const currentFile = 'current.json';

/** The same for nginx: the headers of the current release, and the names of it and of the one before. */
export const currentNginxFile = 'current.nginx.conf';

/**
 * Names of the releases that are kept, the current one first; empty where there is none.
 * @throws when the list is there and cannot be read
 */
export function readReleases(releasesFolder: string): string[] {
  try {
    return JSON.parse(readFileSync(join(releasesFolder, currentFile), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
