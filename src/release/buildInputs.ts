import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { todayInQatar } from '../domain/forms/qatarDay';
import { filesIn } from '../generation/filesIn';
import { rendererFile } from '../generation/renderPage';

/**
 * Folders and files at the top of the project that no build reads: what builds, tests, servers and the visual editor
 * write, tests, and documents.
 */
const notRead = [
  ...[
    '.build-cache',
    '.cache',
    '.git',
    'data',
    'deploy',
    'netlify.toml',
    'public',
    'releases',
    'test-results',
  ],
  ...['.github', '.vscode', 'docs', 'node_modules', 'tests'],
];

/** npm's list of the installed packages with their versions and hashes. */
const packages = 'node_modules/.package-lock.json';

/** The environment variables that change a build. A test looks for others in the code. */
export const buildVariables = /^(BUILD_|CF_PAGES$|EDITOR_|GATSBY_|LEADS_URL$|NETLIFY$|NODE_ENV$|SITE_URL$)/;

/** Hashes of all that a build depends on. */
export type InputHashes = {
  /** The content and the day, because jobs and articles appear and end on their day. */
  content: string;
  /** The project's other files, the installed packages, environment variables and the version of Node. */
  code: string;
};

/** Hashes all that a build depends on. */
export function hashInputs(
  root: string,
  environment: NodeJS.ProcessEnv = process.env,
  day = todayInQatar(new Date()),
): InputHashes {
  const [content, code] = [createHash('sha256').update(day), createHash('sha256')];
  for (const path of filesIn(root, notRead).keys())
    (path.startsWith('content/') ? content : code).update(`${path}\0`).update(readFileSync(join(root, path)));
  if (existsSync(join(root, packages))) code.update(readFileSync(join(root, packages)));
  const variables = Object.entries(environment).filter(([name]) => buildVariables.test(name));
  code.update(JSON.stringify([variables.sort(), process.version, process.platform]));
  return { content: content.digest('hex'), code: code.digest('hex') };
}

/** The built site, and the code that renders its pages. */
const outputs = ['public', dirname(rendererFile)];

/** Returns a hash of the names, sizes and times of the built files, by which a change to one of them is noticed. */
export function hashOutput(root: string): string {
  const hash = createHash('sha256');
  for (const folder of outputs) {
    for (const [path, { size, mtimeMs }] of filesIn(join(root, folder)))
      hash.update(`${folder}/${path}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
