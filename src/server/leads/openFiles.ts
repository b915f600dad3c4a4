import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileType } from '../../domain/forms/fileAnswer';

/** Files that came with leads, in a folder that nothing serves. */
export type KeptFiles = {
  /** Keeps a file under a new name of our own; resolves when it would survive a power cut. */
  keep(type: FileType, content: Uint8Array): Promise<string>;
  /** Where a kept file is. */
  pathOf(name: string): string;
  read(name: string): Promise<Buffer>;
  forget(name: string): Promise<void>;
  /** Removes what no lead has, a day after it came: a server that died may have left it. */
  sweep(wanted: ReadonlySet<string>, now: Date): Promise<void>;
};

const ownName = /^[0-9a-f]{32}\.(pdf|doc|docx)$/;
const oneDay = 86_400_000;

/** @param folder made when the first file comes, for its owner alone */
export function openFiles(folder: string): KeptFiles {
  const pathOf = (name: string) => {
    if (!ownName.test(name)) throw new Error('no name of a kept file');
    return join(folder, name);
  };
  return {
    async keep(type, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${randomBytes(16).toString('hex')}.${type}`;
      const file = await open(pathOf(name), 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      return name;
    },
    pathOf,
    read: async (name) => readFile(pathOf(name)),
    forget: async (name) => rm(pathOf(name), { force: true }),
    async sweep(wanted, now) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((each) => ownName.test(each) && !wanted.has(each))) {
        const { mtimeMs } = await stat(pathOf(name)).catch(() => ({ mtimeMs: now.getTime() }));
        if (now.getTime() - mtimeMs > oneDay) await rm(pathOf(name), { force: true });
      }
    },
  };
}
