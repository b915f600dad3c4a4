import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hashInputs, hashOutput } from './buildInputs';
import { readReleases } from './readReleases';

/** The steps of `npm run build`, as arguments of Node. */
const steps = [
  ['node_modules/gatsby/cli.js', 'build'],
  ['--import', 'tsx', 'src/editor/buildEditor.ts'],
  ['--import', 'tsx', 'src/release/releaseBuild.ts'],
];

/** Describes the last complete build by hashes of what it depends on and of what it wrote. */
const record = '.build-cache/finished';

/**
 * `npm run build`: builds the site, its editor and the release. Does nothing if neither the project, nor the day, nor
 * `public/` has changed since the last complete build.
 */
function buildSite(): void {
  const inputs = hashInputs('.');
  if (
    readFinished() === `${inputs} ${hashOutput('public')}` &&
    existsSync(`releases/${readReleases('releases')[0]}`)
  ) {
    console.log(
      `Nothing has changed since the last build, so public/ stays. To build anyway, delete ${record}.`,
    );
    return;
  }
  rmSync(record, { force: true });
  for (const step of steps) {
    const { status } = spawnSync(process.execPath, step, { stdio: 'inherit' });
    if (status !== 0) {
      process.exitCode = status ?? 1;
      return;
    }
  }
  mkdirSync('.build-cache', { recursive: true });
  writeFileSync(record, `${inputs} ${hashOutput('public')}`);
}

function readFinished(): string {
  return existsSync(record) ? readFileSync(record, 'utf8') : '';
}

buildSite();
