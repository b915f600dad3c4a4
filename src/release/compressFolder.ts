import { rmSync, type Stats } from 'node:fs';
import { readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { filesIn } from '../generation/filesIn';
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
 * have the modification time of their source or its content; compressed files are removed if their
 * source has gone or become too small.
 * @param atOnce files to compress at the same time
 * @throws if a file cannot be read or written
 */
export async function compressFolder(folder: string, atOnce: number): Promise<Compressed> {
  const files = filesIn(folder);
  const result: Compressed = { written: 0, kept: 0, removed: 0 };
  const queue: { path: string; mtime: Date; missing: Encoding[] }[] = [];
  for (const [path, { size, mtime, mtimeMs }] of files) {
    const packed = encodings.find(({ extension }) => path.endsWith(extension));
    if (packed && isStale(path.slice(0, -packed.extension.length), files)) {
      rmSync(join(folder, path));
      result.removed += 1;
    }
    if (size <= minimumSize || !compressible.has(extname(path))) continue;
    const missing = encodings.filter(
      ({ extension }) => Math.abs((files.get(path + extension)?.mtimeMs ?? 0) - mtimeMs) > timeRounding,
    );
    result.kept += encodings.length - missing.length;
    if (missing.length > 0) queue.push({ path: join(folder, path), mtime, missing });
  }
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      for (const encoding of next.missing) result[await compressFile(next.path, next.mtime, encoding)] += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return result;
}

/**
 * Returns whether compressed files of this source are no longer needed: it has gone or become too small. Other files with
 * these endings, such as archives, stay.
 */
function isStale(source: string, files: ReadonlyMap<string, Stats>): boolean {
  return compressible.has(extname(source)) && (files.get(source)?.size ?? 0) <= minimumSize;
}

async function compressFile(
  path: string,
  mtime: Date,
  { name, extension }: Encoding,
): Promise<'written' | 'kept'> {
  const bytes = await readFile(path);
  const target = path + extension;
  // A build writes many files anew with the content they had. Comparing takes a tenth of the time of compressing.
  const before = await readFile(target).catch(() => null);
  const isCurrent = before !== null && (await unpack[name](before).catch(() => null))?.equals(bytes);
  // Renamed when complete, so that an interrupted run leaves no partial file under a name that is served.
  const part = join(dirname(target), `.${basename(target)}.part`);
  await writeFile(part, isCurrent ? before : await compress(name, bytes, extname(path)));
  await utimes(part, mtime, mtime);
  await rename(part, target);
  return isCurrent ? 'kept' : 'written';
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
