import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodings, timeRounding } from './encodings';

const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.xml',
  '.txt',
  '.webmanifest',
  '.map',
]);
/** Scripts, styles and drawings are few and sent often: worth the last byte. Pages and data are thousands. */
const worthMost = new Set(['.js', '.css', '.svg']);
const smallest = 1024;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

export type Compressed = { written: number; kept: number; removed: number };

/**
 * Writes a .br and a .gz beside every compressible file of a folder over 1 KB. What is there already and as old as its
 * file is kept; what has no file any more is removed.
 * @param atOnce files to work on at the same time
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
    if (size > smallest && !(await isOfSameTime(path + encoding.extension, mtime))) missing.push(encoding);
  }
  if (size > smallest) result.kept += encodings.length - missing.length;
  if (missing.length === 0) return;
  const bytes = await readFile(path);
  for (const { name, extension } of missing) {
    const packed = name === 'br' ? await brotli(bytes, extname(path)) : await asGzip(bytes, { level: 6 });
    const target = path + extension;
    // Renamed when whole: a run that is broken off leaves no half file under a name that is served.
    const part = join(dirname(target), `.${basename(target)}.part`);
    await writeFile(part, packed);
    await utimes(part, mtime, mtime);
    await rename(part, target);
    result.written += 1;
  }
}

function brotli(bytes: Buffer, extension: string): Promise<Buffer> {
  return asBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: worthMost.has(extension) ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

async function isOfSameTime(path: string, time: Date): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Math.abs(found.mtimeMs - time.getTime()) <= timeRounding;
}
