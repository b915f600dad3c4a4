import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hashInputs, hashOutput } from './buildInputs';
import { readReleases } from './readReleases';

/** If a build fails with less free space than this, in MB, the disk is taken for the cause. */
const fewestMegabytes = 20;

/**
 * Builds the site in a few steps, each a process of Node. Does nothing if neither the project, nor the day, nor `public/`
 * has changed since the last complete build. After a build that was killed or filled the disk, it deletes Gatsby's
 * cache, which may then be incomplete.
 * @param root the project's folder
 * @param steps the arguments of Node for each step
 * @returns the exit status: 0, or that of the step that failed
 */
export function buildSite(root: string, steps: readonly string[][], say = console.log): number {
  const record = join(root, '.build-cache/finished');
  const running = join(root, '.build-cache/running');
  const releases = join(root, 'releases');
  const inputs = hashInputs(root);
  const describe = () => `${inputs} ${hashOutput(join(root, 'public'))}`;
  if (existsSync(running)) {
    say('The last build was interrupted, so .cache is deleted and everything is built anew.');
    rmSync(join(root, '.cache'), { recursive: true, force: true });
  } else if (
    readIfThere(record) === describe() &&
    existsSync(join(releases, readReleases(releases)[0] ?? '-'))
  ) {
    say(
      'Nothing has changed since the last build, so public/ stays. To build anyway, delete .build-cache/finished.',
    );
    return 0;
  }
  mkdirSync(join(root, '.build-cache'), { recursive: true });
  rmSync(record, { force: true });
  writeFileSync(running, '');
  for (const step of steps) {
    const { status } = spawnSync(process.execPath, step, { cwd: root, stdio: 'inherit' });
    // A process that was killed has no status.
    if (status === null) return 1;
    if (status !== 0) {
      const left = freeMegabytes(root);
      if (left < fewestMegabytes) say(`The disk of ${resolve(root)} is full: ${left} MB are left.`);
      else rmSync(running);
      return status;
    }
  }
  writeFileSync(record, describe());
  rmSync(running);
  return 0;
}

function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 1e6);
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
