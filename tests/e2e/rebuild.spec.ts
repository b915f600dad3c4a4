import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { writeRelease } from '../../src/release/writeRelease';
import { copyBuild } from '../support/copyBuild';
import { expect, openAlive, test } from '../support/e2e';
import { follow } from '../support/navigations';
import { freePort } from '../support/serveBuiltSite';
import { serveProject } from '../support/serveProject';

const folder = mkdtempSync(join(tmpdir(), 'rebuild-'));
const publicFolder = join(folder, 'public');
const release = () => writeRelease(publicFolder, join(folder, 'releases'));
const pages = ['/about/', '/faq/'];
const home = readFileSync('public/index.html', 'utf8');
const oldBuild = JSON.parse(readFileSync('public/page-data/app-data.json', 'utf8')).webpackCompilationHash;
const newBuild = '0123456789abcdef0123';
const oldScript = home.match(/app-([0-9a-f]{20})\.js/)?.[1] ?? '';
const newScript = `ffff${oldScript.slice(4)}`;
let site = '';
let stop = async () => {};

test.beforeAll(async () => {
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  await copyBuild(publicFolder, { pages, change: (text) => text });
  await release();
  stop = await serveProject(folder, port);
});

test.afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

const buildOf = (page: Page) => page.evaluate(() => window.___webpackCompilationHash);

test('a build under a running server is not served before it is finished', async ({ page, context }) => {
  await openAlive(page, `${site}/about/`);
  expect(await buildOf(page)).toBe(oldBuild);

  // In the middle of a build: the old files are deleted, the new ones not yet released.
  rmSync(publicFolder, { recursive: true });
  const change = (text: string) => text.replaceAll(oldBuild, newBuild).replaceAll(oldScript, newScript);
  await copyBuild(publicFolder, { pages, change });
  await page.reload();
  await openAlive(page, `${site}/faq/`);
  expect(await buildOf(page)).toBe(oldBuild);

  await release();
  const visitor = await context.newPage();
  const refused: string[] = [];
  visitor.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await openAlive(visitor, `${site}/ar/about/`);
  expect(await buildOf(visitor)).toBe(newBuild);
  expect(refused).toEqual([]);

  // A page opened before the build still works: its scripts are available, and navigation loads the new build.
  expect((await page.request.get(`${site}/app-${oldScript}.js`)).status()).toBe(200);
  await follow(page, '/about/');
  await page.waitForURL('**/about/');
  await expect.poll(() => buildOf(page).catch(() => '')).toBe(newBuild);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
