import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the files that only one of two folders has, and those that differ, one per line. */
export function differingFiles(first: string, second: string): string[] {
  const [before, after] = [filesOf(first), filesOf(second)];
  return [
    ...before.filter((file) => !existsSync(join(second, file))).map((file) => `only in the first: ${file}`),
    ...after.filter((file) => !existsSync(join(first, file))).map((file) => `only in the second: ${file}`),
    ...before
      .filter((file) => existsSync(join(second, file)))
      .filter((file) => !readFileSync(join(first, file)).equals(readFileSync(join(second, file))))
      .map((file) => `differs: ${file}`),
  ];
}

function filesOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1));
}
