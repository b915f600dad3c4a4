import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hashInputs, hashOutput, type InputHashes } from './buildInputs';
import { readReleases } from './readReleases';

/** If a build fails with less free space than this, in MB, the disk is taken for the cause. */
const fewestMegabytes = 20;

/** The exit status of the step `update` if it cannot build the site. */
export const needsGatsby = 10;

type Step = readonly string[];

/** The steps of a build. Each has the arguments of a process of Node. */
export type BuildSteps = {
  /** Builds what edits of content have changed, or ends with the status `needsGatsby`. */
  update: readonly Step[];
  /** Builds everything. */
  build: readonly Step[];
  /** Releases what was built. */
  release: readonly Step[];
};

/**
 * Builds and releases the site. Does nothing if neither the project, nor the day, nor what was built has changed since
 * the last complete build. If only `content/` or the day has changed, it updates what was built. After a build that was
 * killed or filled the disk, it deletes Gatsby's cache, which may then be incomplete.
 * @param root the project's folder
 * @returns the exit status: 0, or that of the step that failed
 */
export function buildSite(root: string, { update, build, release }: BuildSteps, say = console.log): number {
  const record = join(root, '.build-cache/finished.json');
  const running = join(root, '.build-cache/running');
  const inputs = hashInputs(root);
  const last = existsSync(running) ? null : readLast(root, record);
  if (existsSync(running)) {
    say('The last build was interrupted, so .cache is deleted and everything is built anew.');
    rmSync(join(root, '.cache'), { recursive: true, force: true });
  }
  if (last?.code === inputs.code && last.content === inputs.content) {
    say(
      'Nothing has changed since the last build, so public/ stays. To build anyway, delete .build-cache/finished.json.',
    );
    return 0;
  }
  mkdirSync(join(root, '.build-cache'), { recursive: true });
  writeFileSync(running, '');
  const run = (steps: BuildSteps[keyof BuildSteps]) => {
    let status: number | null = 0;
    for (const step of steps) {
      if (status === 0) ({ status } = spawnSync(process.execPath, step, { cwd: root, stdio: 'inherit' }));
    }
    return status;
  };
  const isEdit = last?.code === inputs.code;
  let status = isEdit ? run(update) : needsGatsby;
  if (status === needsGatsby) {
    if (isEdit) say('The pages alone cannot be updated, so Gatsby builds the site.');
    rmSync(record, { force: true });
    status = run(build);
  }
  if (status === 0) status = run(release);
  // A process that was killed has no status.
  if (status === null) return 1;
  if (status === 0) writeFileSync(record, JSON.stringify({ ...inputs, output: hashOutput(root) }));
  const left = freeMegabytes(root);
  if (status !== 0 && left < fewestMegabytes)
    say(`The disk of ${resolve(root)} is full: ${left} MB are left.`);
  else rmSync(running);
  return status;
}

/** Reads what the last complete build was made of; null if there was none, or what it has made was changed since. */
function readLast(root: string, record: string): InputHashes | null {
  const [release = '-'] = readReleases(join(root, 'releases'));
  if (!existsSync(record) || !existsSync(join(root, 'releases', release))) return null;
  const { output, ...inputs }: InputHashes & { output: string } = JSON.parse(readFileSync(record, 'utf8'));
  return output === hashOutput(root) ? inputs : null;
}

function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 1e6);
}
