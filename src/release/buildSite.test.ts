import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { mountSmall, unmount } from '../../tests/support/mountSmall';
import { temporaryFolder, writeFiles } from '../../tests/support/temporaryFolder';
import { buildSite, needsGatsby } from './buildSite';

let root = '';
const said: string[] = [];
const step = (script: string) => ['-e', `const fs = require('node:fs'); ${script}`];
/** Writes a page and a release, and counts its runs in Gatsby's cache. */
const writePage = step(
  "for (const name of ['public', 'releases/1', '.cache']) fs.mkdirSync(name, { recursive: true });" +
    "fs.writeFileSync('public/index.html', 'page'); fs.writeFileSync('releases/current.json', '[\"1\"]');" +
    "fs.appendFileSync('.cache/runs', '1');",
);
const fail = step('process.exit(3)');
const kill = step("process.kill(process.pid, 'SIGKILL')");
/** The step for edits of content fails, so a test notices if it runs. */
const build = (...steps: string[][]) =>
  buildSite(root, { update: [fail], build: steps, release: [] }, (text) => said.push(text));
/** Counts its runs in the public folder. */
const update = step("fs.appendFileSync('public/updates', '1');");
const cannotUpdate = step(`process.exit(${needsGatsby})`);
const edit = () => writeFileSync(join(root, 'content/site.json'), `${Math.random()}`);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** Builds after an edit of content: `build` runs only if `update` cannot. */
const buildEdit = (first: string[], ...steps: string[][]) => {
  edit();
  return buildSite(root, { update: [first], build: steps, release: [] }, (text) => said.push(text));
};

beforeEach(() => {
  root = temporaryFolder();
  writeFiles(root, { 'content/site.json': '{}' });
  said.length = 0;
});

it('builds once for the same content, and again when public/ has changed', () => {
  expect(build(writePage)).toBe(0);
  expect(said).toEqual([]);
  expect(build(fail)).toBe(0);
  expect(said).toEqual([expect.stringContaining('Nothing has changed')]);
  rmSync(join(root, 'public/index.html'));
  expect(build(fail)).toBe(3);
});

it('updates the last build after an edit of content, and builds after any other edit', () => {
  expect(build(writePage)).toBe(0);
  expect(buildEdit(update, fail)).toBe(0);
  expect(buildEdit(update, fail)).toBe(0);
  expect(read('public/updates')).toBe('11');
  expect(build(fail)).toBe(0);
  expect(said).toEqual([expect.stringContaining('Nothing has changed')]);
  writeFileSync(join(root, 'gatsby-node.js'), '');
  expect(build(writePage)).toBe(0);
  expect(read('.cache/runs')).toBe('11');
});

it('builds if an update is not enough', () => {
  expect(build(writePage)).toBe(0);
  expect(buildEdit(cannotUpdate, writePage)).toBe(0);
  expect(read('.cache/runs')).toBe('11');
  expect(said).toEqual([expect.stringContaining('Gatsby')]);
});

it('updates again after faults of content, and builds after an update that failed halfway', () => {
  expect(build(writePage)).toBe(0);
  expect(buildEdit(fail, writePage)).toBe(3);
  expect(buildEdit(update, fail)).toBe(0);
  const half = step("fs.writeFileSync('public/half', ''); process.exit(3)");
  expect(buildEdit(half, writePage)).toBe(3);
  expect(buildEdit(update, writePage)).toBe(0);
  expect(read('.cache/runs')).toBe('11');
});

it('ends with the status of a step that fails, and keeps the cache', () => {
  expect(build(writePage, fail, kill)).toBe(3);
  expect(existsSync(join(root, '.cache/runs'))).toBe(true);
  expect(build(fail)).toBe(3);
  expect(said).toEqual([]);
});

it('deletes the cache after a build that was killed', () => {
  expect(build(writePage, kill)).toBe(1);
  expect(build(fail)).toBe(3);
  expect(said).toEqual([expect.stringContaining('was interrupted')]);
  expect(existsSync(join(root, '.cache'))).toBe(false);
});

it('says that the disk is full, and deletes the cache at the next build', ({ skip }) => {
  if (!mountSmall(root)) return skip('a small file system can be mounted by root on Linux only');
  try {
    mkdirSync(join(root, 'content'));
    const fill = step("fs.mkdirSync('.cache'); fs.writeFileSync('.cache/half', Buffer.alloc(2e6));");
    expect(build(fill)).toBe(1);
    expect(said).toEqual([expect.stringMatching(/^The disk of .+ is full: 0 MB are left\.$/)]);
    expect(build(fail)).toBe(3);
    expect(said[1]).toContain('was interrupted');
    expect(existsSync(join(root, '.cache'))).toBe(false);
  } finally {
    unmount(root);
  }
});
