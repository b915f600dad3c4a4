import { copyFileSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from './filesIn';

/**
 * The files of the public folder as Gatsby wrote them, before `updatePages.ts` changed them. Gatsby's cache says which
 * files it has written, so the copies are kept in the cache, and are deleted with it.
 */
const originals = '.cache/originals';
const copies = join(originals, 'files');
/** Has an empty file for each file that Gatsby did not write, under the same path. */
const added = join(originals, 'added');

/**
 * Keeps a copy of a file before it is changed for the first time, or notes that there was none.
 * @param root the project's folder
 * @param file relative to the project's folder
 */
export function keepOriginal(root: string, file: string): void {
  const [copy, note] = [join(root, copies, file), join(root, added, file)];
  if (existsSync(copy) || existsSync(note)) return;
  const isThere = existsSync(join(root, file));
  const kept = isThere ? copy : note;
  mkdirSync(dirname(kept), { recursive: true });
  // Renamed when complete, so that a full disk leaves no half copy.
  if (isThere) copyFileSync(join(root, file), `${kept}.part`);
  else writeFileSync(`${kept}.part`, '');
  renameSync(`${kept}.part`, kept);
}

/**
 * Undoes all changes to the kept files, before Gatsby compares the site with its cache. If the public folder was
 * deleted, it stays so, because Gatsby then builds everything.
 */
export function restoreOriginals(root: string): void {
  if (existsSync(join(root, 'public'))) {
    for (const file of completeIn(join(root, added))) rmSync(join(root, file), { force: true });
    for (const file of completeIn(join(root, copies))) cpSync(join(root, copies, file), join(root, file));
  }
  rmSync(join(root, originals), { recursive: true, force: true });
}

const completeIn = (folder: string) => [...filesIn(folder).keys()].filter((file) => !file.endsWith('.part'));
