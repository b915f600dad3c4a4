import { expect, type Page } from 'playwright/test';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { homeForRent, wildcardPath } from '../support/examplePages';
import { follow, openReady, waitUntilReady } from '../support/navigations';
import { words } from '../support/plannedSite';
import { goOffline, test, waitForWorker, waitUntilKept } from '../support/withSwitchableSite';

test.use({ serviceWorkers: 'allow' });

for (const code of localeCodes) {
  const t = words[code];
  const path = (to: string) => localisePath(to, code);

  test(`offline, visited pages can be read, in ${code}`, async ({ page, site }) => {
    test.setTimeout(60_000);
    const heading = page.getByRole('heading', { level: 1 });
    await openReady(page, site.address + path('/about/'));
    await waitForWorker(page);
    const titleBefore = String(await heading.textContent());
    await follow(page, path(homeForRent));
    await expect(heading).not.toHaveText(titleBefore);
    const title = String(await heading.textContent());
    await waitUntilKept(page, path('/about/'));
    await waitUntilKept(page, path(homeForRent));
    await page.locator('main img').first().scrollIntoViewIfNeeded();

    await goOffline(page, site);
    await expect(page.getByText(t('runtime.offline'))).toBeVisible();

    await page.reload();
    await waitUntilReady(page);
    await expect(heading).toHaveText(title);
    const isSeen = () =>
      page.evaluate(() => document.querySelector<HTMLImageElement>('main img')?.naturalWidth ?? 0);
    await expect.poll(isSeen).toBeGreaterThan(0);
    await expect(page.getByText(t('runtime.offline'))).toBeVisible();

    for (const read of ['/about/', '/', '/shortlist/']) {
      await page.goto(site.address + path(read));
      await waitUntilReady(page);
      await expect(heading).toBeVisible();
      await expect(heading).not.toHaveText(t('errors.offline.title'));
      await expect(page.locator('html')).toHaveAttribute('lang', code);
    }
    // The home page of the other language is cached, too, although it was not visited.
    const other = code === 'en' ? 'ar' : 'en';
    await page.goto(site.address + localisePath('/', other));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(heading).not.toHaveText(words[other]('errors.offline.title'));

    await page.goto(site.address + path(wildcardPath));
    await waitUntilReady(page);
    await expect(heading).toBeVisible();

    await page.goto(site.address + path('/glossary/'));
    await expect(heading).toHaveText(t('errors.offline.title'));
    expect(new URL(page.url()).pathname).toBe(path('/glossary/'));
    await expect(page.getByRole('link', { name: t('errors.home') })).toBeVisible();
    await expect(page.locator('main search input[type=text]')).toBeVisible();

    site.isDown = false;
    await page.context().setOffline(false);
    await expect(heading).not.toHaveText(t('errors.offline.title'));
    await expect(page.getByText(t('runtime.offline'))).toHaveCount(0);
  });
}

for (const code of localeCodes) {
  test(`offline, homes of a searched kind can be searched, in ${code}`, async ({ page, site }) => {
    test.setTimeout(60_000);
    const results = page.locator('main a[href*="/properties-for-rent/"]');
    await openReady(page, site.address + localisePath('/about/', code));
    await waitForWorker(page);
    await page.goto(site.address + localisePath('/properties/for-rent/in-lusail/?min-bedrooms=2', code));
    await expect(results.first()).toBeVisible();
    await waitUntilKept(page, localisePath('/properties/for-rent/in-lusail/', code));
    await expect.poll(() => keptSearchFiles(page)).toBeGreaterThanOrEqual(3);
    await goOffline(page, site);
    await page.goto(site.address + localisePath('/properties/for-rent/in-west-bay/?min-bedrooms=1', code));
    await expect(results.first()).toBeVisible();
    await expect(page.getByText(words[code]('runtime.offline'))).toBeVisible();
  });
}

for (const leave of ['by a link', 'with a new document'] as const) {
  test(`a first page that is left at once can be read offline: ${leave}`, async ({ page, site }) => {
    await openReady(page, `${site.address}/glossary/`);
    const heading = page.getByRole('heading', { level: 1 });
    const title = String(await heading.textContent());
    if (leave === 'by a link') await follow(page, '/about/');
    else await page.goto(`${site.address}/about/`);
    await page.waitForURL('**/about/');
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await waitForWorker(page);
    await waitUntilKept(page, '/glossary/');
    await waitUntilKept(page, '/page-data/glossary/page-data.json');
    await goOffline(page, site);
    await page.goto(`${site.address}/glossary/`);
    await waitUntilReady(page);
    await expect(heading).toHaveText(title);
  });
}

/** The number of search files in the cache: names, pictures, and homes of each kind. */
function keptSearchFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const kept = await (await caches.open('files')).keys();
    return kept.filter(({ url }) => new URL(url).pathname.startsWith('/search/')).length;
  });
}

test('the service worker is registered on localhost only, and elsewhere a message says why', async ({
  page,
  baseURL,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await openReady(page, `${baseURL}/about/`);
  expect(messages).toContain('Service workers can only be used over HTTPS, or on localhost for development');
  expect(await page.evaluate(() => navigator.serviceWorker?.controller ?? null)).toBeNull();
});

test('a failed registration is logged', async ({ page, site }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('refused'));
  });
  await openReady(page, `${site.address}/about/`);
  await expect.poll(() => messages.join()).toContain('Error during service worker registration');
});

test('a failed installation is logged', async ({ page, site }) => {
  test.setTimeout(45_000);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await openReady(page, `${site.address}/about/`);
  await expect.poll(() => messages.join(), { timeout: 5000 }).toContain('installingWorker');
  site.isDown = true;
  await expect
    .poll(() => messages.join(), { timeout: 15_000 })
    .toContain('The installing service worker became redundant.');
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the offline notice is shown with its styles', async ({ page }) => {
    const parts = Promise.all([
      page.waitForResponse(/\/notices-\w+\.js$/),
      page.waitForResponse(/\/notices\.\w+\.css$/),
    ]);
    await openReady(page, '/about/');
    await parts;
    await page.context().setOffline(true);
    const banner = page.getByText(words.en('runtime.offline'));
    await expect(banner).toBeVisible();
    expect(await banner.evaluate((text) => getComputedStyle(text.closest('aside') ?? text).position)).toBe(
      'fixed',
    );
  });
});
