import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { expect, openAlive, sharedPageTest as test } from '../support/e2e';
import { words } from '../support/plannedSite';

for (const code of localeCodes) {
  const t = words[code];

  test.describe(`on paper, in ${code}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

    test('questions have their answers', async ({ page }) => {
      await page.goto(localisePath('/faq/', code));
      const answers = page.locator('main details > :not(summary)');
      expect(await answers.count()).toBeGreaterThan(10);
      await expect(answers.first()).toBeVisible();
    });

    test('results have the homes and what was searched, without controls', async ({ page }) => {
      await page.goto(localisePath('/properties/for-rent/in-qatar/?pets=yes', code));
      await expect(page.locator('[data-reference]').first()).toBeVisible();
      await expect(page.getByText(t('results.filter.pets')).first()).toBeVisible();
      await expect(page.getByRole('combobox', { name: t('search.where') })).toBeHidden();
      await expect(page.getByRole('navigation', { name: t('results.pages') })).toBeHidden();
      await expect(page.getByRole('button', { name: t('results.save') })).toBeHidden();
      await expect(page.getByRole('button', { name: t('results.clearAll') })).toBeHidden();
    });

    test('no card is cut, and no text is pale', async ({ page }) => {
      await openAlive(page, localisePath('/', code));
      const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', ink);
      await expect(page.locator('main dd', { hasText: /^\d+$/ }).first()).toHaveCSS('color', ink);
      await expect(page.locator('main li:has(article)').first()).toHaveCSS('break-inside', 'avoid');
    });
  });
}
