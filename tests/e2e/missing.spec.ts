import { localisePath } from '../../src/domain/site/paths';
import { getLocale, localeCodes } from '../../src/i18n/locales';
import { expect, sharedPageTest as test } from '../support/e2e';
import { planOf, readSoundContent, words } from '../support/plannedSite';

const { redirects } = planOf(readSoundContent()).site.site;
const wildcards = [
  '/properties/for-rent/in-mebaireek/',
  '/properties/for-sale/in-lusail/type-shop/',
  '/commercial-properties/for-sale/in-dukhan/type-office-space/',
  '/off-plan-properties/for-sale/in-souq-waqif/',
];

for (const code of localeCodes) {
  const t = words[code];

  for (const path of [
    '/nothing-here/',
    '/buy/nothing/here/',
    '/about/our-team/nobody/',
    '/properties/.x/',
    '/properties/a%25b/',
  ]) {
    test(`${path} is not found, in ${code}`, async ({ page }) => {
      const response = await page.goto(localisePath(path, code));
      expect(response?.status()).toBe(404);
      await page.waitForFunction(() => '___navigate' in window);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('html')).toHaveAttribute('dir', getLocale(code).dir);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.notFound.title'));
      await expect(page.getByText(t('errors.notFound.text'))).toBeVisible();
      const links = page.getByRole('main').getByRole('link');
      await expect(links.filter({ hasText: t('errors.home') })).toHaveAttribute(
        'href',
        localisePath('/', code),
      );
      await expect(links.filter({ hasText: t('errors.contact') })).toHaveAttribute(
        'href',
        localisePath('/contact/', code),
      );
    });
  }

  test(`the offline page can be opened with a connection, in ${code}`, async ({ page }) => {
    await page.goto(localisePath('/offline/', code));
    await page.waitForFunction(() => '___navigate' in window);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.offline.title'));
    await expect(page).toHaveURL(localisePath('/offline/', code));
  });

  for (const path of wildcards) {
    test(`${path} shows the search, in ${code}`, async ({ page }) => {
      const response = await page.goto(localisePath(path, code));
      expect(response?.status()).toBe(200);
      await expect(page).toHaveURL(localisePath(path, code));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', code);
    });
  }

  test(`moved URLs redirect permanently, in ${code}`, async ({ request }) => {
    for (const { from, to } of redirects) {
      const response = await request.get(localisePath(from, code), { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(localisePath(to, code));
    }
  });

  test(`a path without its trailing slash redirects to the one with it, in ${code}`, async ({ request }) => {
    const response = await request.get(localisePath('/about', code), { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, localisePath('/about/', code)]);
  });
}
