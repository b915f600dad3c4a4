import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { follow, openReady, waitUntilReady } from '../support/journeys';
import { words } from '../support/plannedSite';

test.use({ serviceWorkers: 'block' });

/** Notes how the window is asked to scroll. */
async function noteScrolling(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = ((...to: [ScrollToOptions]) => {
      asked.push(...to);
      scrollTo(...to);
    }) as typeof window.scrollTo;
  });
  return () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
}

for (const code of localeCodes) {
  const t = words[code];

  test(`a slow page says so after a second, in ${code}`, async ({ page }) => {
    const to = localisePath('/faq/', code);
    await openReady(page, localisePath('/about/', code));
    await page.route(`**/page-data${to}page-data.json`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3500));
      await route.continue();
    });
    await follow(page, to);
    await page.waitForTimeout(700);
    await expect(page.locator('[data-progress]')).toHaveCount(0);
    await expect(page.locator('[data-progress]')).toBeVisible({ timeout: 2500 });
    await expect(page.getByRole('status').filter({ hasText: t('common.loading') })).toBeAttached();
    await page.waitForURL(`**${to}`);
    await expect(page.locator('[data-progress]')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: t('common.loading') })).toHaveCount(0);
  });

  test(`focus goes to the heading of the new page, and its title is read out, in ${code}`, async ({
    page,
  }) => {
    await openReady(page, localisePath('/about/', code));
    await page.evaluate(() => window.scrollTo(0, 900));
    await page
      .locator(`footer a[href="${localisePath('/faq/', code)}"]`)
      .first()
      .click();
    await page.waitForURL(`**${localisePath('/faq/', code)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.locator('[data-announcer]')).toHaveText(await page.title());
    await expect(page.locator('#gatsby-announcer')).toHaveAttribute('aria-live', 'off');
  });

  test(`after home the window goes softly to the top, in ${code}`, async ({ page }) => {
    const asked = await noteScrolling(page);
    await openReady(page, localisePath('/', code));
    await page.mouse.wheel(0, 1200);
    await follow(page, localisePath('/about/', code));
    await page.waitForURL(`**${localisePath('/about/', code)}`);
    await expect.poll(asked).toContainEqual({ top: -100, behavior: 'smooth' });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('who asks for less motion goes to the top at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked = await noteScrolling(page);
  await openReady(page, '/');
  await page.mouse.wheel(0, 1200);
  await follow(page, '/about/');
  await page.waitForURL('**/about/');
  expect(await asked()).not.toContainEqual(expect.objectContaining({ behavior: 'smooth' }));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the place on a page is restored, but not on results', async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  for (const [path, isRestored] of [
    ['/services/', true],
    ['/properties/for-rent/in-qatar/', false],
  ] as const) {
    await openReady(page, path);
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.waitForTimeout(200);
    await follow(page, '/about/');
    await page.waitForURL('**/about/');
    await page.waitForTimeout(300);
    await page.goBack();
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect.poll(scrolled).toBe(isRestored ? 600 : 0);
  }
});

test('a place that the address names lies below the header', async ({ page }) => {
  await openReady(page, '/book-a-viewing/#main');
  await openReady(page, '/rent/tenants-guide/');
  await page.evaluate(() => {
    const heading = [...document.querySelectorAll('main h2')].at(-1);
    if (heading) heading.id = 'place';
  });
  await page.evaluate(() => {
    location.hash = 'place';
  });
  await page.waitForTimeout(300);
  const { top, header } = await page.evaluate(() => ({
    top: document.getElementById('place')?.getBoundingClientRect().top ?? 0,
    header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
  }));
  expect(top).toBeGreaterThanOrEqual(header);
});

test('the first address of a fragment focuses and shows its place', async ({ page }) => {
  await openReady(page, '/about/');
  const { path, id } = await page.evaluate(() => ({ path: '/contact/', id: 'main' }));
  await follow(page, `${path}#${id}`);
  await page.waitForURL(`**${path}#${id}`);
  await expect(page.locator(`#${id}`)).toBeFocused();
});

/** Times, in seconds after the page is ready, at which pages' data is asked for ahead. */
async function prefetchesOf(context: BrowserContext, seconds: number): Promise<number[]> {
  const page = await context.newPage();
  const times: number[] = [];
  let start = Number.POSITIVE_INFINITY;
  page.on('request', (request) => {
    const isData = /page-data\/(?!app-data|sq\/|about\/).+page-data\.json/.test(request.url());
    if (isData) times.push((Date.now() - start) / 1000);
  });
  await page.goto('/about/');
  await waitUntilReady(page);
  start = Date.now();
  await page.mouse.wheel(0, 6000);
  await page.waitForTimeout(seconds * 1000);
  await context.close();
  return times.filter((time) => time > 0);
}

test('pages whose links are seen are fetched four at a time, three seconds apart, after three', async ({
  browser,
}) => {
  const times = await prefetchesOf(await browser.newContext({ serviceWorkers: 'block' }), 8);
  const first = times.filter((time) => time < 5);
  expect(Math.min(...times)).toBeGreaterThan(2);
  expect(first.length).toBeGreaterThan(0);
  expect(first.length).toBeLessThanOrEqual(4);
  expect(times.length).toBeLessThanOrEqual(8);
});

test('nothing is fetched ahead on a slow or costly line, nor for bots', async ({ browser }) => {
  const slow = await browser.newContext({ serviceWorkers: 'block' });
  await slow.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }),
  );
  const costly = await browser.newContext({ serviceWorkers: 'block' });
  await costly.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const bot = await browser.newContext({
    serviceWorkers: 'block',
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
  });
  const times = await Promise.all([slow, costly, bot].map((context) => prefetchesOf(context, 5)));
  expect(times.flat()).toEqual([]);
});

for (const sign of ['hover', 'focus'] as const) {
  test(`on ${sign} a page is fetched at once`, async ({ page }) => {
    await openReady(page, '/about/');
    const asked = page.waitForRequest('**/page-data/faq/page-data.json', { timeout: 1000 });
    await page.locator('footer a[href="/faq/"]').first()[sign]();
    await asked;
  });
}

test('a browser without WebP gets its flag and one reload', async ({ page }) => {
  await page.addInitScript(() => {
    const decode = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
    Object.defineProperty(HTMLImageElement.prototype, 'src', {
      ...decode,
      set(value: string) {
        const isWebp = String(value).startsWith('data:image/webp');
        decode?.set?.call(this, isWebp ? 'data:image/webp;base64,AAAA' : value);
      },
    });
  });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/about/');
  await expect.poll(() => loads).toBe(2);
  await page.waitForTimeout(500);
  expect(loads).toBe(2);
  expect(await page.evaluate(() => localStorage.getItem('no-webp'))).toBe('1');
});

for (const [code, locale] of [
  ['en', 'ar-QA'],
  ['ar', 'en-GB'],
] as const) {
  const other = code === 'en' ? 'ar' : 'en';

  test.describe(`a page in ${code}, for a browser that asks for ${locale}`, () => {
    test.use({ locale });

    test('is offered in that language, and the answer is remembered', async ({ page }) => {
      const t = words[other];
      await openReady(page, localisePath('/about/', code));
      const offer = page.getByText(t('runtime.offer.text'));
      await expect(offer).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(localisePath('/about/', code));
      await page.getByRole('button', { name: t('runtime.offer.refuse') }).click();
      await expect(offer).toHaveCount(0);
      await openReady(page, localisePath('/faq/', code));
      await page.waitForTimeout(300);
      await expect(offer).toHaveCount(0);
    });

    test('leads there when the offer is taken', async ({ page }) => {
      await openReady(page, localisePath('/about/', code));
      await page.getByRole('link', { name: words[other]('runtime.offer.accept') }).click();
      await page.waitForURL(`**${localisePath('/about/', other)}`);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });
  });
}
