import { listingPath, localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { violationsOn } from '../support/axe';
import { expect, openAlive, sharedPageTest as test } from '../support/e2e';
import { exampleListings } from '../support/examplePages';
import { readSoundContent, words } from '../support/plannedSite';

const rented = listingPath(exampleListings.withFloorPlan);
const { glossary } = readSoundContent();
const meaningOf = (slug: string) => glossary.find((term) => term.slug === slug)?.meaning;

for (const code of localeCodes) {
  const t = words[code];

  test.describe(`glossary terms in labels, in ${code}`, () => {
    test('are explained beside the label, and the focus returns to it', async ({ page }) => {
      await openAlive(page, localisePath(rented, code));
      const label = page.locator('main').getByRole('link', { name: t('facts.cheques'), exact: true });
      await label.focus();
      await page.keyboard.press('Enter');
      const card = page.getByRole('dialog');
      await expect(card).toContainText(meaningOf('cheques')?.[code] ?? 'no meaning');
      await expect(card).toBeFocused();
      expect(await violationsOn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
      await expect(label).toBeFocused();
      expect(new URL(page.url()).pathname).toBe(localisePath(rented, code));
    });

    test('are explained in the filter dialog, which stays open', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openAlive(page, localisePath('/properties/for-rent/in-qatar/', code));
      await page.getByRole('button', { name: t('results.allFilters') }).click();
      const filters = page.getByRole('dialog');
      await filters.getByRole('link', { name: t('listings.furnished.semi-furnished') }).click();
      const card = filters.getByRole('dialog');
      await expect(card).toContainText(meaningOf('semi-furnished')?.[code] ?? 'no meaning');
      await card.getByRole('button', { name: t('common.closeTerm') }).click();
      await expect(card).toHaveCount(0);
      await expect(filters).toBeVisible();
    });

    test('open the glossary page when the explanation cannot be loaded', async ({ page }) => {
      await page.route('**/page-data/**/glossary/page-data.json', (route) => route.abort(), { times: 1 });
      await openAlive(page, localisePath(rented, code));
      await page
        .locator('main')
        .getByRole('link', { name: t('facts.cheques'), exact: true })
        .dispatchEvent('click');
      await expect(page).toHaveURL(/\/glossary\/#cheques$/);
      await expect(page.locator('#cheques')).toContainText(meaningOf('cheques')?.[code] ?? 'no meaning');
    });
  });
}
