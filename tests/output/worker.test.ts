import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localisePath } from '../../src/domain/site/paths';
import { scriptHashesOf } from '../../src/generation/scriptHashes';
import { localeCodes } from '../../src/i18n/locales';

const folder = 'public';
const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
const list: { url: string; revision: string | null }[] = JSON.parse(
  worker.match(/precached = (\[.*?\]);/s)?.[1] ?? '[]',
);
const fileOf = (url: string) => join(folder, url.endsWith('/') ? `${url}index.html` : url);

/** Transferred bytes: the smallest encoding that our server sends. */
function sizeOf(url: string): number {
  const file = fileOf(url);
  const packed = [`${file}.br`, `${file}.gz`].find((path) => existsSync(path));
  return statSync(packed ?? file).size;
}

it('precaches no feed', () => {
  expect(list.filter(({ url }) => /^\/feeds\/|listings\.json$/.test(url))).toEqual([]);
});

it('the service worker precaches files that exist, at most 600 KB of them', () => {
  expect(list.filter(({ url }) => !existsSync(fileOf(url)))).toEqual([]);
  const total = list.reduce((sum, { url }) => sum + sizeOf(url), 0);
  console.log(`The worker fetches ${list.length} files, ${(total / 1024).toFixed(0)} KB, at a first visit`);
  expect(total).toBeLessThanOrEqual(600 * 1024);
});

it.each(localeCodes)('the worker precaches the home page, the offline page and the search of %s', (code) => {
  const urls = list.map(({ url }) => url);
  for (const path of ['/', '/offline/', '/properties/search/'])
    expect(urls).toContain(localisePath(path, code));
});

it('the service worker contains the build id', () => {
  const app = JSON.parse(readFileSync(join(folder, 'page-data/app-data.json'), 'utf8'));
  expect(worker).toContain(`"build":"${app.webpackCompilationHash}"`);
  expect(worker).not.toMatch(/self\.__(SITE|PRECACHED)/);
});

it('the content security policy contains every inline script', () => {
  const { headers } = JSON.parse(readFileSync(join(folder, '_build.json'), 'utf8'));
  const policy = headers['content-security-policy'];
  const pages = [
    '/',
    '/about/',
    '/properties/for-rent/in-qatar/',
    '/offline/',
    '/404/',
    '/contact/',
    '/glossary/',
  ];
  for (const code of localeCodes) {
    for (const page of pages) {
      const hashes = scriptHashesOf(readFileSync(fileOf(localisePath(page, code)), 'utf8'));
      expect(hashes.length).toBeGreaterThan(0);
      expect(hashes.filter((hash) => !policy.includes(hash))).toEqual([]);
    }
  }
});
