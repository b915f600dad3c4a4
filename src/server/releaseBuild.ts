import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { compressFolder } from './compressFolder';

/** Run after a build: writes .br and .gz beside what in public/ is worth it. */
const started = performance.now();
compressFolder(resolve('public'), 4 * availableParallelism()).then(
  ({ written, kept, removed }) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Compressed public/: ${written} written, ${kept} kept, ${removed} removed in ${seconds} s`);
  },
  (error: Error) => {
    console.error(`public/ could not be compressed: ${error.message}`);
    process.exitCode = 1;
  },
);
