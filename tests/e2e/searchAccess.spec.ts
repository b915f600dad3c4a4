import { expect, test } from 'playwright/test';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { violationsOn } from '../support/axe';
import { openAlive } from '../support/e2e';
import { words } from '../support/plannedSite';

const screens = [
  ['list', '/properties/for-rent/in-lusail/'],
  ['grid', '/properties/for-rent/in-lusail/?view=grid'],
  ['map', '/properties/for-rent/in-lusail/?view=map'],
  ['empty list', '/properties/for-rent/in-lusail/?max-price=1'],
] as const;
const sizes = [
  ['desktop', { width: 1280, height: 900 }],
  ['narrowest phone', { width: 320, height: 640 }],
  // A desktop window of 1280 px at 200% zoom.
  ['zoomed desktop', { width: 640, height: 450 }],
] as const;

for (const code of localeCodes) {
  const t = words[code];

  for (const [name, path] of screens) {
    test(`the ${name} of results in ${code} passes axe and fits every screen`, async ({ page }) => {
      await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
      await openAlive(page, localisePath(path, code));
      await expect(
        page.locator('button[aria-haspopup="dialog"]', { hasText: t('results.allFilters') }),
      ).toBeEnabled();
      for (const [size, viewport] of sizes) {
        await page.setViewportSize(viewport);
        expect.soft(await violationsOn(page), `on a ${size}`).toEqual([]);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(beyond, `pixels beyond a ${size}`).toBeLessThanOrEqual(0);
      }
    });
  }

  test(`the filters and the field in ${code} pass axe`, async ({ page }) => {
    await openAlive(page, localisePath('/properties/for-sale/in-qatar/', code));
    const field = page.getByRole('combobox', { name: t('search.where') });
    await field.fill('lusail');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('results.allFilters') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: t('results.allFilters') })).toBeFocused();
  });

  test(`results in ${code} that cannot be loaded stay as they are, with a button to retry`, async ({
    page,
  }) => {
    await page.route('**/search/*.json', (route) => route.abort());
    await openAlive(page, localisePath('/properties/for-rent/in-lusail/', code));
    await expect(page.getByRole('alert')).toContainText(t('results.problem.failed'));
    await expect(page.locator('[data-reference]').first()).toBeVisible();
    await page.unroute('**/search/*.json');
    await page.getByRole('button', { name: t('results.retry') }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(
      page.locator('button[aria-haspopup="dialog"]', { hasText: t('results.allFilters') }),
    ).toBeEnabled();
  });

  test.describe(`results in ${code} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('show homes and links to narrower results', async ({ page }) => {
      await page.goto(localisePath('/properties/for-rent/in-lusail/', code));
      await expect(page.locator('[data-reference]')).toHaveCount(24);
      await expect(page.getByRole('navigation', { name: t('results.pages') })).toBeVisible();
      const narrower = page.getByRole('link', { name: /^(Marina District|منطقة المارينا)/ });
      await narrower.click();
      await expect(page).toHaveURL(/in-marina-district\/$/);
      await expect(page.locator('[data-reference]').first()).toBeVisible();
    });
  });
}
