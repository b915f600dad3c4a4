import { existsSync, readdirSync, type Stats, statSync } from 'node:fs';

/**
 * Returns the size and time of each file in a folder and its folders, by its path relative to the folder, with `/`,
 * sorted by name. A missing folder has none. Synchronous: 25,000 files take 0.3 s that way, and 1.5 s with promises.
 * @param leaveOut names at the top of the folder to leave out
 */
export function filesIn(folder: string, leaveOut: readonly string[] = []): Map<string, Stats> {
  const files = new Map<string, Stats>();
  const read = (below: string) => {
    for (const entry of readdirSync(`${folder}/${below}`, { withFileTypes: true }).sort(byName)) {
      const path = below + entry.name;
      if (leaveOut.includes(path)) continue;
      if (entry.isDirectory()) read(`${path}/`);
      else if (entry.isFile()) files.set(path, statSync(`${folder}/${path}`));
    }
  };
  if (existsSync(folder)) read('');
  return files;
}

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
