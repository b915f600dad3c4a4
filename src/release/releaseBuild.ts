import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { compressFolder } from './compressFolder';
import { writeRelease } from './writeRelease';

/**
 * The last step of `npm run build` (`runBuild.ts`): compresses public/ and makes it the current release in releases/.
 * Builds on Netlify and Cloudflare Pages skip both: these hosts publish public/, compress files themselves and limit
 * their number.
 */
async function releaseBuild(): Promise<void> {
  if (process.env.NETLIFY || process.env.CF_PAGES) return;
  const clock = startClock();
  const { written, kept, removed } = await compressFolder(resolve('public'), availableParallelism());
  console.log(`Compressed public/: ${written} written, ${kept} kept, ${removed} removed in ${clock()} s`);
  const clockOfRelease = startClock();
  const release = await writeRelease(resolve('public'), resolve('releases'));
  console.log(
    `Released as releases/${release.name}: ${release.files} files, ${release.linked} of them links, in ${clockOfRelease()} s`,
  );
}

/** Returns a function that gives the seconds since this call. */
function startClock(): () => string {
  const started = performance.now();
  return () => ((performance.now() - started) / 1000).toFixed(1);
}

releaseBuild().catch((error: Error) => {
  console.error(`public/ could not be released: ${error.message}`);
  process.exitCode = 1;
});
