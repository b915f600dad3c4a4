import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../generation/fault';

/**
 * Moves entries that lack their long texts from a file to a folder: `areas/al-sadd.json` to `areas/al-sadd/index.json`.
 * The editor writes a new area or page as a file, but the texts of a guide or of a `body` block are beside `index.json`.
 * @param faults what is wrong with the content
 * @returns whether an entry was moved. One whose folder has other files than `index.json` stays
 */
export function moveToFolders(root: string, faults: readonly Fault[]): boolean {
  const lacking = faults.filter(({ file, lacksTexts }) => lacksTexts && !file.endsWith('/index.json'));
  const movable = lacking.filter(({ file }) => {
    const folder = join(root, folderOf(file));
    mkdirSync(folder, { recursive: true });
    return readdirSync(folder).every((name) => name === 'index.json');
  });
  for (const { file } of movable) renameSync(join(root, file), join(root, folderOf(file), 'index.json'));
  return movable.length > 0;
}

const folderOf = (file: string) => file.replace(/\.json$/, '');
