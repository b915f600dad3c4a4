import { expect, type Page, test } from 'playwright/test';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { makeSignal } from '../support/makeSignal';
import { countLoads, follow, letLoadsStart, openReady } from '../support/navigations';
import { words } from '../support/plannedSite';

/** Records the arguments of every scroll request. */
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

  test(`a slow navigation is announced after a second, in ${code}`, async ({ page }) => {
    const to = localisePath('/faq/', code);
    await page.clock.install();
    await openReady(page, localisePath('/about/', code));
    const arrival = makeSignal();
    await page.route(`**/page-data${to}page-data.json`, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    const note = page.getByRole('status').filter({ hasText: t('common.loading') });
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await follow(page, to);
    await page.clock.runFor(990);
    await expect(page.locator('[data-progress]')).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(page.locator('[data-progress]')).toBeVisible();
    await expect(note).toBeAttached();
    await page.clock.resume();
    arrival.resolve();
    await page.waitForURL(`**${to}`);
    await expect(page.locator('[data-progress]')).toHaveCount(0);
    await expect(note).toHaveCount(0);
  });

  test(`the focus moves to the heading of the new page, and its title is announced, in ${code}`, async ({
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

  test(`navigation from the home page scrolls smoothly to the top, in ${code}`, async ({ page }) => {
    const asked = await noteScrolling(page);
    await openReady(page, localisePath('/', code));
    await page.mouse.wheel(0, 1200);
    await follow(page, localisePath('/about/', code));
    await page.waitForURL(`**${localisePath('/about/', code)}`);
    await expect.poll(asked).toContainEqual({ top: -100, behavior: 'smooth' });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('with reduced motion, navigation jumps to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked = await noteScrolling(page);
  await openReady(page, '/');
  await page.mouse.wheel(0, 1200);
  await follow(page, '/about/');
  await page.waitForURL('**/about/');
  expect(await asked()).not.toContainEqual(expect.objectContaining({ behavior: 'smooth' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the scroll position is restored, except on results', async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  for (const [path, isRestored] of [
    ['/services/', true],
    ['/properties/for-rent/in-qatar/', false],
  ] as const) {
    await openReady(page, path);
    await page.evaluate(() => window.scrollTo(0, 600));
    // Gatsby stores the position a frame or two later.
    await page.waitForFunction(() => Object.values(sessionStorage).some((noted) => /\b600\b/.test(noted)));
    await follow(page, '/about/');
    await page.waitForURL('**/about/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect.poll(scrolled).toBe(isRestored ? 600 : 0);
  }
});

test('the target of a fragment is below the header', async ({ page }) => {
  await openReady(page, '/book-a-viewing/#main');
  await openReady(page, '/rent/tenants-guide/');
  await page.evaluate(() => {
    const heading = [...document.querySelectorAll('main h2')].at(-1);
    if (heading) heading.id = 'place';
  });
  await page.evaluate(() => {
    location.hash = 'place';
  });
  const isSeen = () =>
    page.evaluate(() => {
      const { top = -1 } = document.getElementById('place')?.getBoundingClientRect() ?? {};
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return top >= header && top < window.innerHeight;
    });
  await expect.poll(isSeen).toBe(true);
});

test('a fragment in the first URL focuses and shows its target', async ({ page }) => {
  await openReady(page, '/about/');
  const { path, id } = await page.evaluate(() => ({ path: '/contact/', id: 'main' }));
  await follow(page, `${path}#${id}`);
  await page.waitForURL(`**${path}#${id}`);
  await expect(page.locator(`#${id}`)).toBeFocused();
});

/**
 * Times at which the data of each page was prefetched, in milliseconds after hydration, from the browser's resource
 * timing.
 */
function fetchedAhead(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const [start] = performance.getEntriesByName('onInitialClientRender');
    const times = new Map<string, number>();
    for (const { name, startTime } of performance.getEntriesByType('resource')) {
      const isOther = /page-data\/.+page-data\.json/.test(name) && !name.includes('/page-data/sitemap/');
      if (isOther && !times.has(name)) times.set(name, startTime - (start?.startTime ?? 0));
    }
    return [...times.values()].sort((a, b) => a - b);
  });
}

test('pages with visible links are prefetched four at a time, every three seconds, after three seconds', async ({
  page,
}) => {
  // The page has more visible links than fit into a few batches.
  await openReady(page, '/sitemap/');
  await page.evaluate(() => window.scrollTo(0, 2000));
  // Timers are never early, however busy the machine is.
  await expect.poll(async () => (await fetchedAhead(page)).length, { timeout: 30_000 }).toBeGreaterThan(8);
  const times = await fetchedAhead(page);
  expect(times[0]).toBeGreaterThan(2990);
  const spans = times.slice(4).map((time, index) => time - (times[index] ?? 0));
  expect(Math.min(...spans)).toBeGreaterThan(2990);
});

const lines = [
  ['a good line', { effectiveType: '4g' }, undefined, true],
  ['a slow line', { effectiveType: '2g' }, undefined, false],
  ['a costly line', { saveData: true }, undefined, false],
  ['a bot', {}, 'Mozilla/5.0 (compatible; Googlebot/2.1)', false],
] as const;

for (const [who, connection, userAgent, isFetched] of lines) {
  test.describe(`on ${who}`, () => {
    test.use({ userAgent });

    test(`${isFetched ? 'pages are' : 'nothing is'} prefetched`, async ({ page }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value }),
        connection,
      );
      await page.clock.install();
      const asked = new Set<string>();
      page.on('request', (request) => {
        const path = new URL(request.url()).pathname;
        if (/^\/page-data\/(?!sitemap\/|sq\/).+\/page-data\.json$/.test(path)) asked.add(path);
      });
      await openReady(page, '/sitemap/');
      // Half a minute, which gives the browser time to report what is visible.
      for (let passed = 0; passed < 30; passed += 3) {
        await page.clock.runFor(3000);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
      expect(asked.size > 0).toBe(isFetched);
    });
  });
}

for (const sign of ['hover', 'focus'] as const) {
  test(`on ${sign} a page is fetched at once`, async ({ page }) => {
    await openReady(page, '/about/');
    // Links outside the main content are not prefetched, so nothing else requests this page.
    const asked = page.waitForRequest('**/page-data/faq/page-data.json');
    await page.locator('footer a[href="/faq/"]').first()[sign]();
    await asked;
  });
}

test('a browser without WebP is marked as such and reloaded once', async ({ page }) => {
  await page.addInitScript(() => {
    const isReloaded = location.protocol !== 'about:' && localStorage.getItem('no-webp') === '1';
    const decode = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
    Object.defineProperty(HTMLImageElement.prototype, 'src', {
      ...decode,
      set(value: string) {
        const isWebp = String(value).startsWith('data:image/webp');
        // Added after the handler of the page itself.
        if (isWebp)
          this.addEventListener('error', () => Object.assign(window, { isProbedAgain: isReloaded }));
        decode?.set?.call(this, isWebp ? 'data:image/webp;base64,AAAA' : value);
      },
    });
  });
  const loads = countLoads(page);
  await page.goto('/about/');
  await page.waitForFunction(() => 'isProbedAgain' in window && window.isProbedAgain);
  await letLoadsStart(page);
  expect(loads.count).toBe(2);
  expect(await page.evaluate(() => localStorage.getItem('no-webp'))).toBe('1');
});

for (const [code, locale] of [
  ['en', 'ar-QA'],
  ['ar', 'en-GB'],
] as const) {
  const other = code === 'en' ? 'ar' : 'en';

  test.describe(`a page in ${code}, in a browser that prefers ${locale}`, () => {
    test.use({ locale });

    test('offers that language and remembers the answer', async ({ page }) => {
      const t = words[other];
      await openReady(page, localisePath('/about/', code));
      const offer = page.getByText(t('runtime.offer.text'));
      await expect(offer).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(localisePath('/about/', code));
      await page.getByRole('button', { name: t('runtime.offer.refuse') }).click();
      await expect(offer).toBeHidden();
      await openReady(page, localisePath('/faq/', code));
      await expect(offer).toBeHidden();
    });

    test('shows the offer before any script has loaded', async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(localisePath('/about/', code));
      await expect(page.getByText(words[other]('runtime.offer.text'))).toBeVisible();
    });

    test('opens the translation when the offer is accepted', async ({ page }) => {
      await openReady(page, localisePath('/about/', code));
      await page.getByRole('link', { name: words[other]('runtime.offer.accept') }).click();
      await page.waitForURL(`**${localisePath('/about/', other)}`);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });
  });
}
