import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { compressFolder } from './compressFolder';
import { writeRelease } from './writeRelease';

/**
 * The end of `npm run build`: compresses public/, and makes it the current release in releases/. Netlify and Cloudflare
 * Pages take public/ as it is, compress it themselves and count its files, so their builds end without either.
 */
async function releaseBuild(): Promise<void> {
  if (process.env.NETLIFY || process.env.CF_PAGES) return;
  const clock = startClock();
  const { written, kept, removed } = await compressFolder(resolve('public'), 4 * availableParallelism());
  console.log(`Compressed public/: ${written} written, ${kept} kept, ${removed} removed in ${clock()} s`);
  const clockOfRelease = startClock();
  const release = await writeRelease(resolve('public'), resolve('releases'));
  console.log(
    `Released as releases/${release.name}: ${release.files} files, ${release.linked} of them links, in ${clockOfRelease()} s`,
  );
}

/** Gives the seconds since it was called. */
function startClock(): () => string {
  const started = performance.now();
  return () => ((performance.now() - started) / 1000).toFixed(1);
}

releaseBuild().catch((error: Error) => {
  console.error(`public/ could not be released: ${error.message}`);
  process.exitCode = 1;
});
