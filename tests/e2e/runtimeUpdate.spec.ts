import { expect, type Page } from 'playwright/test';
import { countLoads, follow, letLoadsStart, openReady, waitUntilReady } from '../support/navigations';
import { words } from '../support/plannedSite';
import { goOffline, test, waitForWorker, waitUntilKept } from '../support/withSwitchableSite';

test.use({ serviceWorkers: 'allow' });

const newBuild = '0123456789abcdef0123';
const buildOf = (page: Page) => page.evaluate(() => window.___webpackCompilationHash);
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
const keptBuilds = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pages-')));

/**
 * Returns a function that stops the service worker. A browser stops an idle worker and then activates the waiting one,
 * but a worker under test is attached to a debugger and never stops by itself.
 */
async function workerStopper(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  let running = '';
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    running ||= versions.find(({ status }) => status === 'activated')?.versionId ?? '';
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => running).not.toBe('');
  return async () => void (await session.send('ServiceWorker.stopWorker', { versionId: running }));
}

/** True when no worker is waiting. While one is, the active one is stopped. */
async function isAlone(page: Page, stopOldWorker: () => Promise<void>): Promise<boolean> {
  const isWaited = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  if (await isWaited()) await stopOldWorker();
  return !(await isWaited());
}

test('a new version under an open page is announced and takes over at the next navigation', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000);
  await openReady(page, `${site.address}/about/`);
  await waitForWorker(page);
  await waitUntilKept(page, '/about/');
  const oldBuild = await buildOf(page);

  const stopOldWorker = await workerStopper(page);
  site.newBuild = newBuild;
  await lookForUpdate(page);
  await expect(page.getByText(words.en('runtime.updated'))).toBeVisible({ timeout: 20_000 });
  expect(await buildOf(page)).toBe(oldBuild);
  // The cached pages of the open page's build are kept.
  expect(await keptBuilds(page)).toContain(`pages-${oldBuild}`);

  const loads = countLoads(page);
  await follow(page, '/faq/');
  await page.waitForURL('**/faq/');
  await waitUntilReady(page);
  expect(await buildOf(page)).toBe(newBuild);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => isAlone(page, stopOldWorker), { timeout: 20_000 }).toBe(true);
  await expect.poll(() => keptBuilds(page), { timeout: 20_000 }).toEqual([`pages-${newBuild}`]);

  // Cached pages are fetched again, so that they can be read offline.
  const kept = () => page.evaluate(async () => (await caches.match('/about/'))?.text() ?? '');
  await expect.poll(kept, { timeout: 20_000 }).toContain(newBuild);
  await expect(page.getByText(words.en('runtime.updated'))).toHaveCount(0);
  expect(loads.count).toBe(1);
});

test('offline, an old page continues with the old version', async ({ page, site }) => {
  test.setTimeout(60_000);
  await openReady(page, `${site.address}/about/`);
  await waitForWorker(page);
  await waitUntilKept(page, '/about/');
  const oldBuild = await buildOf(page);
  site.newBuild = newBuild;
  await lookForUpdate(page);
  await expect(page.getByText(words.en('runtime.updated'))).toBeVisible({ timeout: 20_000 });
  await goOffline(page, site);
  await page.reload();
  await waitUntilReady(page);
  await expect(page.getByText(words.en('runtime.offline'))).toBeVisible();
  expect(await buildOf(page)).toBe(oldBuild);
  expect(await keptBuilds(page)).toContain(`pages-${oldBuild}`);
});

test('the notice reloads into the new version', async ({ page, site }) => {
  test.setTimeout(60_000);
  await openReady(page, `${site.address}/ar/about/`);
  await waitForWorker(page);
  site.newBuild = newBuild;
  await lookForUpdate(page);
  await page.getByRole('button', { name: words.ar('runtime.reload') }).click({ timeout: 20_000 });
  await expect.poll(() => buildOf(page).catch(() => '')).toBe(newBuild);
  await waitUntilReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a new version under an open page causes neither a blank page nor a reload loop', async ({
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
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await letLoadsStart(page);
    expect(loads.count).toBe(1);
  });
});

test('an update after a failure reloads the page', async ({ page, site }) => {
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
  await lookForUpdate(page);
  await expect.poll(() => buildOf(page).catch(() => ''), { timeout: 20_000 }).toBe(newBuild);
  await waitUntilReady(page);
});
