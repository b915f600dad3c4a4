import { once } from 'node:events';
import { rmSync, type Stats } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { filesIn } from '../generation/filesIn';
import { type CompressedFiles, compressFiles, type Queue } from './compressFiles';
import { encodings, timeRounding } from './encodings';

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
/** Bytes. Smaller files are not compressed. */
const minimumSize = 1024;

/** A thread takes 0.2 s to start, in which 50 files can be compressed. So one is started for twice as many. */
const filesPerThread = 100;

export type Compressed = CompressedFiles & { removed: number };

/**
 * Writes a .br and a .gz file beside every compressible file over 1 KiB. Existing compressed files are kept if they
 * have the modification time of their source or its content; compressed files are removed if their
 * source has gone or become too small.
 * @param threads the most threads to use, this one included
 * @throws if a file cannot be read or written
 */
export async function compressFolder(folder: string, threads: number): Promise<Compressed> {
  const files = filesIn(folder);
  const result: Compressed = { written: 0, kept: 0, removed: 0 };
  const queued: Queue['files'][number][] = [];
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
    if (missing.length > 0) queued.push({ path: join(folder, path), mtime, missing });
  }
  for (const { written, kept } of await compressInThreads(queued, threads)) {
    result.written += written;
    result.kept += kept;
  }
  return result;
}

async function compressInThreads(files: Queue['files'], threads: number): Promise<CompressedFiles[]> {
  const queue = { files, next: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) };
  const others = Math.min(threads, Math.ceil(files.length / filesPerThread)) - 1;
  const results = Array.from({ length: Math.max(0, others) }, async () => {
    // The thread bundles its own code, so it needs no loader of this process.
    const worker = new Worker(resolve('src/generation/runBundled.cjs'), {
      argv: ['src/release/compressWorker.ts'],
      execArgv: [],
      workerData: queue,
    });
    const [result]: CompressedFiles[] = await once(worker, 'message');
    return result ?? { written: 0, kept: 0 };
  });
  const here = async () => compressFiles(queue);
  // Waits for all threads, so that none writes into the folder after this function has failed.
  const settled = await Promise.allSettled([...results, here()]);
  return settled.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

/**
 * Returns whether compressed files of this source are no longer needed: it has gone or become too small. Other files with
 * these endings, such as archives, stay.
 */
function isStale(source: string, files: ReadonlyMap<string, Stats>): boolean {
  return compressible.has(extname(source)) && (files.get(source)?.size ?? 0) <= minimumSize;
}
