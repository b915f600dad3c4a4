import { expect, type Page } from 'playwright/test';
import { countLoads, follow, openReady, waitUntilReady } from '../support/journeys';
import { words } from '../support/plannedSite';
import { test, waitForWorker, waitUntilKept } from '../support/withSwitchableSite';

const newBuild = '0123456789abcdef0123';
const buildOf = (page: Page) => page.evaluate(() => window.___webpackCompilationHash);
const keptBuilds = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pages-')));

test('a site that is replaced under an open page tells so, and takes over at the next page', async ({
  page,
  site,
}) => {
  test.setTimeout(60_000);
  await openReady(page, `${site.address}/about/`);
  await waitForWorker(page);
  await waitUntilKept(page, '/about/');
  const oldBuild = await buildOf(page);

  site.newBuild = newBuild;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText(words.en('runtime.updated'))).toBeVisible({ timeout: 20_000 });
  expect(await buildOf(page)).toBe(oldBuild);

  const loads = countLoads(page);
  await follow(page, '/faq/');
  await page.waitForURL('**/faq/');
  await waitUntilReady(page);
  expect(await buildOf(page)).toBe(newBuild);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => keptBuilds(page), { timeout: 10_000 }).toContain(`pages-${newBuild}`);
  await page.waitForTimeout(1500);
  expect(loads.count).toBe(1);

  // What was read before is fetched anew, so that it can be read without a connection.
  const kept = () =>
    page.evaluate(async (cacheName) => {
      const found = await caches.match('/about/', { cacheName });
      return found ? found.text() : '';
    }, `pages-${newBuild}`);
  await expect.poll(kept, { timeout: 15_000 }).toContain(newBuild);
});

test('the notice reloads into the new site', async ({ page, site }) => {
  test.setTimeout(60_000);
  await openReady(page, `${site.address}/ar/about/`);
  await waitForWorker(page);
  site.newBuild = newBuild;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByRole('button', { name: words.ar('runtime.reload') }).click({ timeout: 20_000 });
  await expect.poll(() => buildOf(page).catch(() => '')).toBe(newBuild);
  await waitUntilReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a site that is replaced under an open page shows neither a blank page nor goes in circles', async ({
    page,
    site,
  }) => {
    await openReady(page, `${site.address}/about/`);
    site.newBuild = newBuild;
    const loads = countLoads(page);
    await page.locator('footer a[href="/faq/"]').first().click();
    await page.waitForURL('**/faq/');
    await waitUntilReady(page);
    expect(await buildOf(page)).toBe(newBuild);
    await follow(page, '/contact/');
    await page.waitForURL('**/contact/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(1000);
    expect(loads.count).toBe(1);
  });
});

test('an update while something has failed reloads the page', async ({ page, site }) => {
  test.setTimeout(60_000);
  await openReady(page, `${site.address}/about/`);
  await waitForWorker(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/nothing-0123456789abcdef0123.js';
    document.head.append(script);
  });
  await page.waitForFunction(() => window.___failedResources === true);
  site.newBuild = newBuild;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => buildOf(page).catch(() => ''), { timeout: 20_000 }).toBe(newBuild);
  await waitUntilReady(page);
});
