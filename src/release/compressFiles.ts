import { existsSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import type { Encoding } from './encodings';

/** Files to compress. Several threads share one list. */
export type Queue = {
  files: readonly { path: string; mtime: Date; missing: readonly Encoding[] }[];
  /** The index of the next file, in shared memory. */
  next: Int32Array;
};

/** How many compressed files were written, and how many have the right content already. */
export type CompressedFiles = { written: number; kept: number };

/**
 * Compressed at Brotli's highest quality: few files, sent often. The thousands of pages and data files would be slow.
 */
const highestQuality = new Set(['.js', '.css', '.svg']);

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * Compresses the files of a queue until none is left. Synchronous: the same with promises takes twice as long for
 * thousands of small files.
 * @throws if a file cannot be read or written. The queue is then empty, so that the other threads stop.
 */
export function compressFiles({ files, next }: Queue): CompressedFiles {
  const result = { written: 0, kept: 0 };
  for (let file = files[Atomics.add(next, 0, 1)]; file; file = files[Atomics.add(next, 0, 1)]) {
    try {
      const bytes = readFileSync(file.path);
      for (const encoding of file.missing) result[compressFile(file.path, bytes, file.mtime, encoding)] += 1;
    } catch (error) {
      Atomics.store(next, 0, files.length);
      throw error;
    }
  }
  return result;
}

function compressFile(path: string, bytes: Buffer, mtime: Date, { name, extension }: Encoding) {
  const target = path + extension;
  // A build writes many files anew with the content they had. Comparing takes a tenth of the time of compressing.
  const before = existsSync(target) ? readFileSync(target) : null;
  const isCurrent = before && unpacked(before, name)?.equals(bytes);
  // Renamed when complete, so that an interrupted run leaves no partial file under a name that is served. Releases have
  // links to the file, so it must not be changed in place either.
  const part = join(dirname(target), `.${basename(target)}.part`);
  writeFileSync(part, isCurrent ? before : compress(name, bytes, extname(path)));
  utimesSync(part, mtime, mtime);
  renameSync(part, target);
  return isCurrent ? 'kept' : 'written';
}

/** Returns null if the compressed file is damaged. */
function unpacked(bytes: Buffer, name: Encoding['name']): Buffer | null {
  try {
    return unpack[name](bytes);
  } catch {
    return null;
  }
}

function compress(name: Encoding['name'], bytes: Buffer, extension: string): Buffer {
  if (name === 'gzip') return gzipSync(bytes, { level: 6 });
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: highestQuality.has(extension) ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
