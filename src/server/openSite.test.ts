import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentFile } from '../release/readReleases';
import { openSite } from './openSite';

let releasesFolder = '';

beforeEach(() => {
  releasesFolder = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(releasesFolder, { recursive: true }));

/** Writes a release of one page and one script, and the list of those that are kept. */
function release(name: string, ...older: string[]): void {
  mkdirSync(join(releasesFolder, name));
  for (const file of ['index.html', `${name}-0123456789abcdef0123.js`])
    writeFileSync(join(releasesFolder, name, file), name);
  writeFileSync(join(releasesFolder, currentFile), JSON.stringify([name, ...older]));
}

it('lists each release once, because listing stops the server, and forgets those that are gone', () => {
  release('one');
  const site = openSite({ publicFolder: 'public', releasesFolder }, () => {});
  // A file that is deleted after its release was listed stays in the list.
  rmSync(join(releasesFolder, 'one/one-0123456789abcdef0123.js'));
  release('two', 'one');
  expect([...site().files.keys()].sort()).toEqual([
    '/index.html',
    '/one-0123456789abcdef0123.js',
    '/two-0123456789abcdef0123.js',
  ]);
  rmSync(join(releasesFolder, 'two/two-0123456789abcdef0123.js'));
  release('three', 'two');
  expect(site().files.has('/two-0123456789abcdef0123.js')).toBe(true);
  expect(site().files.has('/one-0123456789abcdef0123.js')).toBe(false);
  expect(site().files.get('/index.html')?.folder).toBe(resolve(releasesFolder, 'three'));
});

it('says once that a new release cannot be read, and serves the previous one until it can', () => {
  const log = vi.fn();
  release('one');
  const site = openSite({ publicFolder: 'public', releasesFolder }, log);
  writeFileSync(join(releasesFolder, currentFile), JSON.stringify(['two', 'one']));
  for (let count = 0; count < 3; count++)
    expect(site().files.get('/index.html')?.folder).toBe(resolve(releasesFolder, 'one'));
  expect(log.mock.calls).toEqual([[expect.stringContaining('ENOENT')]]);
  release('two', 'one');
  expect(site().files.get('/index.html')?.folder).toBe(resolve(releasesFolder, 'two'));
});
