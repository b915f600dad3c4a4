import { expect, type Page, test } from 'playwright/test';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { homeForRent } from '../support/examplePages';

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
  /** Opens a page whose first picture is held back until it is released. */
  async function openWithoutPicture(page: Page) {
    let letGo = () => {};
    const free = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/static\/.+\.(avif|webp|jpg)$/, async (route) => {
      await free;
      await route.continue();
    });
    const scripts = requestsOf(page, 'script');
    await page.goto('/about/', { waitUntil: 'domcontentloaded' });
    return { scripts, letGo };
  }

  test('load after the first picture', async ({ page }) => {
    const { scripts, letGo } = await openWithoutPicture(page);
    await page.waitForTimeout(1200);
    expect(scripts).toEqual([]);
    letGo();
    await expect
      .poll(() => scripts.filter((script) => /\/app-/.test(script)).length, { timeout: 1200 })
      .toBe(1);
  });

  test('load after three seconds when the picture does not arrive', async ({ page }) => {
    const { scripts } = await openWithoutPicture(page);
    await expect
      .poll(() => scripts.filter((script) => /\/app-/.test(script)).length, { timeout: 6000 })
      .toBe(1);
  });
});
