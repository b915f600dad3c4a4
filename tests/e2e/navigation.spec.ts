import { localisePath } from '../../src/domain/site/paths';
import { getLocale, type LocaleCode, localeCodes } from '../../src/i18n/locales';
import { expect, openAlive, sharedPageTest as test } from '../support/e2e';
import { homeForRent, wildcardPath } from '../support/examplePages';
import { words } from '../support/plannedSite';

const other: Record<LocaleCode, LocaleCode> = { en: 'ar', ar: 'en' };
const paths = [
  '/',
  '/contact/',
  '/articles/freehold-and-usufruct/',
  '/properties/for-rent/in-qatar/',
  homeForRent,
];

for (const code of localeCodes) {
  const translation = other[code];

  for (const path of paths) {
    test(`the language switch leads from ${path} in ${code} to the same page in ${translation}`, async ({
      page,
    }) => {
      await openAlive(page, localisePath(path, code));
      await page
        .getByRole('banner')
        .getByRole('link', { name: getLocale(translation).name })
        .click();
      await expect(page).toHaveURL(localisePath(path, translation));
      await expect(page.locator('html')).toHaveAttribute('lang', translation);
      await expect(page.locator('html')).toHaveAttribute('dir', getLocale(translation).dir);
      await expect(
        page.getByRole('link', { name: words[translation]('common.skipToContent') }),
      ).toBeAttached();
    });
  }

  test(`a link navigates without reloading the document, in ${code}`, async ({ page }) => {
    await openAlive(page, localisePath('/contact/', code));
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page
      .locator(`footer a[href="${localisePath('/faq/', code)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(localisePath('/faq/', code));
    await expect(page).toHaveTitle(/./);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${localisePath('/faq/', code)}$`),
    );
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(localisePath('/contact/', code));
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test(`a link to results that are not prerendered opens the search, in ${code}`, async ({ page }) => {
    await openAlive(page, localisePath('/', code));
    await page.evaluate((to) => window.___navigate?.(to), localisePath(wildcardPath, code));
    await expect(page).toHaveURL(localisePath(wildcardPath, code));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  });

  test(`the menu leads from one search to another, in ${code}`, async ({ page }) => {
    await openAlive(page, localisePath('/', code));
    for (const kind of ['for-sale', 'for-rent']) {
      const path = localisePath(`/properties/${kind}/in-qatar/`, code);
      // The menu is closed, but has its links.
      await page.locator(`header a[href="${path}"]`).first().dispatchEvent('click');
      await expect(page).toHaveURL(path);
      await expect(page.locator(`[data-reference] a[href*="/properties-${kind}/"]`).first()).toBeVisible();
    }
  });
}
