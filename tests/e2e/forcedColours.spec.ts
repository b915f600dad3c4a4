import type { Locator } from 'playwright/test';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { expect, openAlive, sharedPageTest as test } from '../support/e2e';
import { words } from '../support/plannedSite';

/** Returns whether an element has the colours of something that is chosen, and of nothing else on the system. */
const looksChosen = (element: Locator) =>
  element.evaluate((node) => {
    const probe = document.createElement('span');
    probe.style.cssText = 'forced-color-adjust: none; background: SelectedItem; color: SelectedItemText';
    document.body.append(probe);
    const [wanted, found] = [getComputedStyle(probe), getComputedStyle(node)];
    const is = found.backgroundColor === wanted.backgroundColor && found.color === wanted.color;
    probe.remove();
    return is;
  });

for (const code of localeCodes) {
  const t = words[code];

  test.describe(`with colours chosen by the system, in ${code}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

    test('what is chosen on the page of results can be told from the rest', async ({ page }) => {
      await openAlive(page, localisePath('/properties/for-rent/in-qatar/', code));
      const views = page.getByRole('group', { name: t('results.view') }).locator('input + span');
      const pages = page.getByRole('navigation', { name: t('results.pages') }).locator('ol a');
      const field = page.getByRole('combobox', { name: t('search.where') });
      await field.fill('lusail');
      const options = page.getByRole('listbox').getByRole('option');
      for (const choices of [views, pages, options]) {
        await expect.poll(() => looksChosen(choices.nth(0))).toBe(true);
        expect(await looksChosen(choices.nth(1))).toBe(false);
      }
      await expect(page.getByRole('listbox')).toHaveCSS('outline-style', 'solid');
      await field.press('Escape');
      await page.getByRole('button', { name: t('results.display') }).click();
      const currencies = page.getByRole('group', { name: t('listings.display.currency') }).locator('label');
      await expect.poll(() => looksChosen(currencies.nth(0))).toBe(true);
      expect(await looksChosen(currencies.nth(1))).toBe(false);
    });
  });
}
