import { expect, type Page, test } from 'playwright/test';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import {
  answerWith,
  countLoads,
  follow,
  isMarked,
  letLoadsStart,
  markDocument,
  openReady,
  waitUntilReady,
} from '../support/navigations';
import { words } from '../support/plannedSite';

const questionsData = '**/page-data/faq/page-data.json';
const ofAnotherBuild = '{"webpackCompilationHash":"another"}';
const ofUnknownComponent = JSON.stringify({
  componentChunkName: 'component---nowhere',
  path: '/faq/',
  result: {},
  staticQueryHashes: [],
});
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const code of localeCodes) {
  const t = words[code];
  const from = localisePath('/about/', code);
  const to = localisePath('/faq/', code);
  const data = `**/page-data${to}page-data.json`;

  test(`missing page data shows the 404 page after a HEAD request has confirmed it, in ${code}`, async ({
    page,
  }) => {
    await openReady(page, from);
    await markDocument(page);
    const heads: string[] = [];
    await page.route(data, answerWith(404).handle);
    await page.route(new RegExp(`/${to.slice(1, -1)}/?$`), (route) => {
      heads.push(route.request().method());
      route.fulfill({ status: 404 });
    });
    await follow(page, to);
    await expect(heading(page)).toHaveText(t('errors.notFound.title'));
    await expect(page).toHaveURL(to);
    expect([heads, await isMarked(page)]).toEqual([['HEAD'], true]);
  });

  test(`a server error shows the 500 page, in ${code}`, async ({ page }) => {
    await openReady(page, from);
    await page.route(data, answerWith(500).handle);
    await follow(page, to);
    await expect(page.getByText(t('errors.server.text'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  });
}

test('missing data of a page that exists makes the browser load the page', async ({ page }) => {
  await openReady(page, '/about/');
  await markDocument(page);
  await page.route(questionsData, answerWith(404).handle, { times: 1 });
  await follow(page, '/faq/');
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect(page).toHaveTitle(/./);
  expect(new URL(page.url()).pathname).toBe('/faq/');
});

test('any other failure is retried three times, then the browser loads the page', async ({ page }) => {
  await openReady(page, '/about/');
  await markDocument(page);
  const answer = answerWith(503);
  await page.route(questionsData, answer.handle, { times: 4 });
  await follow(page, '/faq/');
  await expect.poll(() => isMarked(page)).toBe(false);
  await waitUntilReady(page);
  expect(answer.count).toBe(4);
  expect(new URL(page.url()).pathname).toBe('/faq/');
});

test('page data without a path is an error', async ({ page }) => {
  await openReady(page, '/about/');
  await markDocument(page);
  await page.route(questionsData, answerWith(200, '{"result":{}}').handle, { times: 1 });
  await follow(page, '/faq/');
  await expect.poll(() => isMarked(page)).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/faq/');
});

test('data of another build reloads the page once per session', async ({ page }) => {
  await page.route('**/page-data/app-data.json', answerWith(200, ofAnotherBuild).handle);
  const loads = countLoads(page);
  await openReady(page, '/about/');
  expect(loads.count).toBe(2);
  await openReady(page, '/faq/');
  // Gatsby compares the builds before it hydrates a page.
  await openReady(page, '/contact/');
  await letLoadsStart(page);
  expect(loads.count).toBe(4);
});

test('a link to a page of another build reloads it once', async ({ page }) => {
  await openReady(page, '/about/');
  await page.route('**/page-data/app-data.json', answerWith(200, ofAnotherBuild).handle);
  const loads = countLoads(page);
  await follow(page, '/faq/');
  await page.waitForURL('**/faq/');
  await expect(heading(page)).toBeVisible();
  await waitUntilReady(page);
  expect(loads.count).toBe(1);
  // The session has had its one reload; further navigation stays in this document.
  for (const path of ['/contact/', '/glossary/']) {
    await follow(page, path);
    await page.waitForURL(`**${path}`);
    await expect(heading(page)).toBeVisible();
  }
  expect(loads.count).toBe(1);
});

test('an unknown component makes the browser load the page, once', async ({ page }) => {
  await openReady(page, '/about/');
  await page.route(questionsData, answerWith(200, ofUnknownComponent).handle);
  const messages: string[] = [];
  page.on('pageerror', ({ message }) => messages.push(message));
  const loads = countLoads(page);
  await follow(page, '/faq/');
  await page.waitForURL('**/faq/');
  // The page that the browser has loaded fails in the same way.
  await page.waitForFunction(() => window.___failedResources === true);
  await letLoadsStart(page);
  expect(loads.count).toBe(1);
  expect(messages.join()).toContain("We couldn't find the correct component chunk");
  await expect(heading(page)).toBeVisible();
});

test('a failed prefetch on hover is silent', async ({ page }) => {
  await openReady(page, '/about/');
  await page.route(questionsData, answerWith(200, ofUnknownComponent).handle);
  const loads = countLoads(page);
  const failure = page.waitForEvent('pageerror', ({ message }) => message.startsWith("We couldn't find"));
  await page.locator('footer a[href="/faq/"]').first().hover();
  await failure;
  await letLoadsStart(page);
  expect(loads.count).toBe(0);
});

test('a template script that fails to load makes the browser load the page', async ({ page }) => {
  await openReady(page, '/about/');
  await markDocument(page);
  await page.route('**/component---src-templates-property-details-tsx-*.js', (route) => route.abort(), {
    times: 1,
  });
  await page.goto('/properties/for-rent/in-qatar/');
  await waitUntilReady(page);
  await markDocument(page);
  const home = await page.locator('main a[href^="/properties-for-rent/"]').first().getAttribute('href');
  await follow(page, String(home));
  await expect.poll(() => isMarked(page)).toBe(false);
  expect(new URL(page.url()).pathname).toBe(home);
});

for (const [what, pattern] of [
  ['its data', '**/page-data/about/page-data.json'],
  ['what the frame shows', '**/page-data/sq/d/*.json'],
  ['its script', '**/component---src-templates-*.js'],
] as const) {
  test(`a first page without ${what} stays as prerendered, and its links work`, async ({ page }) => {
    const messages: string[] = [];
    page.on('pageerror', ({ message }) => messages.push(message));
    page.on('console', (message) => messages.push(message.text()));
    await page.route(pattern, (route) => route.abort());
    await page.goto('/about/');
    await expect
      .poll(() => messages.join())
      .toContain('page resources for /about/ not found. Not rendering React');
    await expect(heading(page)).toBeVisible();
    await page.unroute(pattern);
    await page.locator('footer a[href="/faq/"]').first().click();
    await page.waitForURL('**/faq/');
    await waitUntilReady(page);
  });
}

test('a chunk that fails to load is retried once, and the page works without it', async ({ page }) => {
  await page.route('**/notices-*.js', (route) => route.abort());
  const failures: string[] = [];
  page.on('requestfailed', (request) => failures.push(request.url()));
  const loads = countLoads(page);
  await openReady(page, '/about/');
  await askForNotices(page);
  await expect.poll(() => loads.count).toBe(2);
  await waitUntilReady(page);
  const before = failures.length;
  await askForNotices(page);
  await expect.poll(() => failures.length).toBeGreaterThan(before);
  await letLoadsStart(page);
  expect(loads.count).toBe(2);
  await expect(heading(page)).toBeVisible();
});

/** Simulates a lost connection, which loads the notices; the network itself stays available. */
async function askForNotices(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
    Reflect.deleteProperty(navigator, 'onLine');
  });
}
