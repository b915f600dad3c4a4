import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileType, signatureLength } from '../../domain/forms/fileAnswer';

/** A file that has arrived whole and that nobody has looked at yet. */
export type ReceivedFile = {
  /** Names it until it is kept or discarded. */
  id: string;
  /** Bytes. */
  size: number;
  /** Its first bytes, `signatureLength` of them where it has as many. */
  start: Uint8Array;
  /** SHA-256 of its content, hexadecimal. */
  hash: string;
  /** True when `word/` stands in it, as the name of that folder does in every DOCX. */
  hasWordFolder: boolean;
};

/** Files that came with leads, in a folder that nothing serves. */
export type KeptFiles = {
  /**
   * Writes what arrives to the disk, under a name that ends in `.part`.
   * @throws what the source or the file system throws; nothing of the file is left then
   */
  receive(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<ReceivedFile>;
  /** Keeps a received file under a new name of our own; resolves when it would survive a power cut. */
  keep(file: ReceivedFile, type: FileType): Promise<string>;
  /** Removes a received file, unless it has been kept. */
  discard(file: ReceivedFile): Promise<void>;
  /** Where a kept file is. */
  pathOf(name: string): string;
  read(name: string): Promise<Buffer>;
  forget(name: string): Promise<void>;
  /** Removes what no lead has, an hour after it came: a server that died may have left it. */
  sweep(wanted: ReadonlySet<string>, now: Date): Promise<void>;
  /** @throws when nothing can be written */
  check(): Promise<void>;
};

const ownName = /^[0-9a-f]{32}\.(pdf|doc|docx|part)$/;
const oneHour = 3_600_000;
const wordFolder = Buffer.from('word/');

/** @param folder made when the first file comes, for its owner alone */
export function openFiles(folder: string): KeptFiles {
  const pathOf = (name: string) => {
    if (!ownName.test(name)) throw new Error('no name of a kept file');
    return join(folder, name);
  };
  const partOf = ({ id }: Pick<ReceivedFile, 'id'>) => pathOf(`${id}.part`);

  /** Makes a new file and has it written; removes it again when that fails. */
  async function write<T>(work: (file: FileHandle) => Promise<T>): Promise<T & { id: string }> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const id = randomBytes(16).toString('hex');
    const file = await open(partOf({ id }), 'wx', 0o600);
    try {
      return { ...(await work(file).finally(() => file.close())), id };
    } catch (error) {
      await rm(partOf({ id }), { force: true });
      throw error;
    }
  }

  return {
    receive: (content) => write((file) => copy(content, file)),
    async keep(file, type) {
      const name = `${file.id}.${type}`;
      await sync(partOf(file));
      await rename(partOf(file), pathOf(name));
      // Windows cannot sync a folder.
      if (process.platform !== 'win32') await sync(folder);
      return name;
    },
    discard: (file) => rm(partOf(file), { force: true }),
    pathOf,
    read: async (name) => readFile(pathOf(name)),
    forget: async (name) => rm(pathOf(name), { force: true }),
    async sweep(wanted, now) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((each) => ownName.test(each) && !wanted.has(each))) {
        const { mtimeMs } = await stat(pathOf(name)).catch(() => ({ mtimeMs: now.getTime() }));
        if (now.getTime() - mtimeMs > oneHour) await rm(pathOf(name), { force: true });
      }
    },
    async check() {
      const probe = await write(async (file) => {
        await file.writeFile(Buffer.alloc(4096));
        await file.sync();
        return {};
      });
      await rm(partOf(probe), { force: true });
    },
  };
}

/** Copies what arrives into a file, and notes what will be asked about it. */
async function copy(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  file: FileHandle,
): Promise<Omit<ReceivedFile, 'id'>> {
  const hash = createHash('sha256');
  let size = 0;
  let start = Buffer.alloc(0);
  let hasWordFolder = false;
  let end = Buffer.alloc(0);
  for await (const chunk of content) {
    await file.writeFile(chunk);
    hash.update(chunk);
    size += chunk.length;
    if (start.length < signatureLength) {
      start = Buffer.concat([start, chunk.subarray(0, signatureLength - start.length)]);
    }
    const joined = Buffer.concat([end, chunk]);
    hasWordFolder ||= joined.includes(wordFolder);
    end = Buffer.from(joined.subarray(-(wordFolder.length - 1)));
  }
  return { size, start, hash: hash.digest('hex'), hasWordFolder };
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}
