import { expect, type Page, test } from 'playwright/test';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { homeForRent } from '../support/examplePages';
import { makeSignal } from '../support/makeSignal';

/** Collects the URLs of a resource type that a page requests. */
function requestsOf(page: Page, kind: 'font' | 'script'): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === kind) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

for (const code of localeCodes) {
  for (const path of ['/', '/about/', homeForRent, '/properties/for-rent/in-qatar/', '/book-a-viewing/']) {
    test(`${path} loads at most two fonts, both subsets, in ${code}`, async ({ page }) => {
      const fonts = requestsOf(page, 'font');
      await page.goto(localisePath(path, code), { waitUntil: 'networkidle' });
      expect(fonts.length).toBeGreaterThan(0);
      expect(fonts.length).toBeLessThanOrEqual(2);
      expect(fonts.filter((font) => font.includes('wght-normal'))).toEqual([]);
    });
  }
}

test.describe('scripts', () => {
  /** Opens a page whose first picture is held back until it is released, and whose clock stands still. */
  async function openWithoutPicture(page: Page) {
    const free = makeSignal();
    await page.route(/\/static\/.+\.(avif|webp|jpg)$/, async (route) => {
      await free.promise;
      await route.continue();
    });
    const scripts = requestsOf(page, 'script');
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/about/', { waitUntil: 'domcontentloaded' });
    await page.evaluate(
      () =>
        new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })),
    );
    return { scripts, letGo: free.resolve };
  }

  test('load after the first picture', async ({ page }) => {
    const { scripts, letGo } = await openWithoutPicture(page);
    await page.clock.runFor(1500);
    expect(scripts).toEqual([]);
    letGo();
    // Less than the rest of three seconds in all.
    const runOn = async () => {
      await page.clock.runFor(20);
      return scripts.join();
    };
    await expect.poll(runOn).toContain('/app-');
  });

  test('load after three seconds when the picture does not arrive', async ({ page }) => {
    const { scripts } = await openWithoutPicture(page);
    await page.clock.runFor(2990);
    expect(scripts).toEqual([]);
    await page.clock.runFor(20);
    await expect.poll(() => scripts.join()).toContain('/app-');
  });
});
