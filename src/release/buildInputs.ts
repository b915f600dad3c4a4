import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { todayInQatar } from '../domain/forms/qatarDay';
import { filesIn } from './filesIn';

/** Folders at the top of the project that no build reads: what builds, tests and servers write, tests, and documents. */
const notRead = [
  ...['.build-cache', '.cache', '.git', 'data', 'deploy', 'public', 'releases', 'test-results'],
  ...['docs', 'node_modules', 'tests'],
];

/** npm's list of the installed packages with their versions and hashes. */
const packages = 'node_modules/.package-lock.json';

/** The environment variables that change a build. A test looks for others in the code. */
export const buildVariables = /^(BUILD_|CF_PAGES$|EDITOR_|GATSBY_|LEADS_URL$|NETLIFY$|NODE_ENV$|SITE_URL$)/;

/**
 * Returns a hash of all that a build depends on: the project's files, the installed packages, environment variables, the
 * version of Node, and the day, because jobs and articles appear and end on their day.
 */
export function hashInputs(
  root: string,
  environment: NodeJS.ProcessEnv = process.env,
  day = todayInQatar(new Date()),
): string {
  const hash = createHash('sha256');
  for (const path of filesIn(root, notRead).keys())
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  if (existsSync(join(root, packages))) hash.update(readFileSync(join(root, packages)));
  const variables = Object.entries(environment).filter(([name]) => buildVariables.test(name));
  return hash
    .update(JSON.stringify([variables.sort(), process.version, process.platform, day]))
    .digest('hex');
}

/** Returns a hash of the names, sizes and times of the files of a folder, by which a change to one of them is noticed. */
export function hashOutput(folder: string): string {
  const hash = createHash('sha256');
  for (const [path, { size, mtimeMs }] of filesIn(folder)) hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  return hash.digest('hex');
}
