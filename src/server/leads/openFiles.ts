import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileType, signatureLength } from '../../domain/forms/fileAnswer';

/** A file that was received completely but not validated yet. */
export type ReceivedFile = {
  /** Identifies the file until it is kept or discarded. */
  id: string;
  /** Bytes. */
  size: number;
  /** The first `signatureLength` bytes, or fewer if the file is shorter. */
  start: Uint8Array;
  /** SHA-256 of the content, hexadecimal. */
  hash: string;
  /** Whether the content contains `word/`, the name of a folder in every DOCX. */
  hasWordFolder: boolean;
};

/** The files sent with leads, in a folder that is not served. */
export type KeptFiles = {
  /**
   * Writes a file to disk under a temporary name that ends in `.part`.
   * @throws the error of the source or the file system; the file is removed then
   */
  receive(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<ReceivedFile>;
  /** Keeps a received file and returns its generated name. Resolves once the file is flushed to disk. */
  keep(file: ReceivedFile, type: FileType): Promise<string>;
  /** Removes a received file, unless it has been kept. */
  discard(file: ReceivedFile): Promise<void>;
  /** Returns the path of a kept file. */
  pathOf(name: string): string;
  read(name: string): Promise<Buffer>;
  forget(name: string): Promise<void>;
  /** Removes files that are over an hour old and not in `wanted`. A crash may leave such files. */
  sweep(wanted: ReadonlySet<string>, now: Date): Promise<void>;
  /** @throws if the folder is not writable */
  check(): Promise<void>;
};

const generatedName = /^[0-9a-f]{32}\.(pdf|doc|docx|part)$/;
const oneHour = 3_600_000;
const wordFolder = Buffer.from('word/');

/** @param folder created, readable by its owner only, when the first file arrives */
export function openFiles(folder: string): KeptFiles {
  const pathOf = (name: string) => {
    if (!generatedName.test(name)) throw new Error('not the name of a kept file');
    return join(folder, name);
  };
  const partOf = ({ id }: Pick<ReceivedFile, 'id'>) => pathOf(`${id}.part`);

  /** Creates a file and writes it. Removes it again if writing fails. */
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
      // Makes the rename durable. Windows does not support fsync on folders.
      if (process.platform !== 'win32') await sync(folder);
      return name;
    },
    discard: (file) => rm(partOf(file), { force: true }),
    pathOf,
    read: async (name) => readFile(pathOf(name)),
    forget: async (name) => rm(pathOf(name), { force: true }),
    async sweep(wanted, now) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((each) => generatedName.test(each) && !wanted.has(each))) {
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

/** Copies a stream into a file and collects the properties needed to validate it. */
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
