import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { type Encoding, encodings, timeRounding } from './encodings';

const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.xml',
  '.txt',
  '.csv',
  '.webmanifest',
  '.map',
]);
/**
 * Compressed at Brotli's highest quality: few files, sent often. The thousands of pages and data files would be slow.
 */
const highestQuality = new Set(['.js', '.css', '.svg']);
/** Bytes. Smaller files are not compressed. */
const minimumSize = 1024;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

export type Compressed = { written: number; kept: number; removed: number };

/**
 * Writes a .br and a .gz file beside every compressible file over 1 KiB. Existing compressed files are kept if they
 * have the modification time of their source or its content; compressed files without a source are removed.
 * @param atOnce files to compress at the same time
 * @throws if a file cannot be read or written
 */
export async function compressFolder(folder: string, atOnce: number): Promise<Compressed> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(files);
  const result: Compressed = { written: 0, kept: 0, removed: 0 };

  for (const path of files) {
    const source = encodings.find(({ extension }) => path.endsWith(extension));
    if (!source || !compressible.has(extname(path.slice(0, -source.extension.length)))) continue;
    if (known.has(path.slice(0, -source.extension.length))) continue;
    await rm(path);
    result.removed += 1;
  }

  const queue = files.filter((path) => compressible.has(extname(path)));
  const work = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) await compressFile(path, result);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return result;
}

async function compressFile(path: string, result: Compressed): Promise<void> {
  const { mtime, size } = await stat(path);
  const missing: Encoding[] = [];
  for (const encoding of encodings) {
    if (size > minimumSize && !(await isOfSameTime(path + encoding.extension, mtime))) missing.push(encoding);
  }
  if (size > minimumSize) result.kept += encodings.length - missing.length;
  if (missing.length === 0) return;
  const bytes = await readFile(path);
  for (const { name, extension } of missing) {
    const target = path + extension;
    // A build writes many files anew with the content they had. Comparing takes a tenth of the time of compressing.
    const before = await readFile(target).catch(() => null);
    const isCurrent = before !== null && (await unpack[name](before).catch(() => null))?.equals(bytes);
    const packed = isCurrent ? before : await compress(name, bytes, extname(path));
    // Renamed when complete, so that an interrupted run leaves no partial file under a name that is served.
    const part = join(dirname(target), `.${basename(target)}.part`);
    await writeFile(part, packed);
    await utimes(part, mtime, mtime);
    await rename(part, target);
    result[isCurrent ? 'kept' : 'written'] += 1;
  }
}

function compress(name: Encoding['name'], bytes: Buffer, extension: string): Promise<Buffer> {
  return name === 'br' ? brotli(bytes, extension) : asGzip(bytes, { level: 6 });
}

function brotli(bytes: Buffer, extension: string): Promise<Buffer> {
  return asBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: highestQuality.has(extension) ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

async function isOfSameTime(path: string, time: Date): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Math.abs(found.mtimeMs - time.getTime()) <= timeRounding;
}
