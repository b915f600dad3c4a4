import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The files of the public folder as Gatsby wrote them, before `updatePages.ts` changed them. Gatsby's cache says which
 * files it has written, so the copies are kept in the cache, and are deleted with it.
 */
const originals = '.cache/originals';
const copies = join(originals, 'files');
/** A list of the files that Gatsby did not write. */
const addedList = join(originals, 'added.json');

/**
 * Keeps a copy of a file before it is changed for the first time, or notes that there was none.
 * @param root the project's folder
 * @param file relative to the project's folder
 */
export function keepOriginal(root: string, file: string): void {
  const copy = join(root, copies, file);
  const added = readAdded(root);
  if (existsSync(copy) || added.includes(file)) return;
  mkdirSync(dirname(copy), { recursive: true });
  if (existsSync(join(root, file))) copyFileSync(join(root, file), copy);
  else writeFileSync(join(root, addedList), JSON.stringify([...added, file]));
}

/** Undoes all changes to the kept files, before Gatsby compares the site with its cache. */
export function restoreOriginals(root: string): void {
  if (!existsSync(join(root, originals))) return;
  for (const file of readAdded(root)) rmSync(join(root, file), { force: true });
  cpSync(join(root, copies), root, { recursive: true });
  rmSync(join(root, originals), { recursive: true });
}

function readAdded(root: string): string[] {
  const file = join(root, addedList);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
