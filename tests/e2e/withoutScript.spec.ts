import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { violationsOn } from '../support/axe';
import { expect, withoutScriptTest as test } from '../support/e2e';
import { examplePages, homeForRent } from '../support/examplePages';
import { words } from '../support/plannedSite';

const sentences = { en: '2 bed furnished in qatar under 12000', ar: 'شقة غرفتين مفروشة أقل من 12000' };

for (const code of localeCodes) {
  const t = words[code];

  for (const [name, path] of examplePages) {
    test(`the ${name} page is readable without JavaScript, in ${code}`, async ({ page }) => {
      await page.goto(localisePath(path, code));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/\p{L}{3}/u);
      await expect(page.getByRole('contentinfo')).toContainText(t('common.licence'));
    });
  }

  test(`homes are searched, filtered and paged through without JavaScript, in ${code}`, async ({
    page,
    browser,
  }) => {
    const count = page.locator('.count');
    await page.goto(localisePath('/', code));
    await page.getByRole('main').locator('input[name=q]').fill(sentences[code]);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('search.submit') })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.getByRole('link', { name: t('listings.furnished.furnished') })).toBeVisible();
    // axe needs scripts.
    const scripted = await browser.newPage();
    await scripted.goto(page.url());
    expect(await violationsOn(scripted)).toEqual([]);
    await scripted.close();
    const before = await count.innerText();

    await page
      .getByRole('link', { name: t('search.remove', { name: t('listings.furnished.furnished') }) })
      .click();
    await page.locator('#filters').getByLabel(t('results.filter.bathrooms')).selectOption('2');
    await page.locator('#filters').getByRole('button').click();
    await expect(count).not.toHaveText(before);
    await expect(page.locator('#filters').getByLabel(t('results.filter.bathrooms'))).toHaveValue('2');

    await page.getByRole('link', { name: t('results.next') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2');
    await page.locator('.homes a').first().click();
    await expect(page.getByRole('heading', { name: t('property.description') })).toBeVisible();
  });

  test(`prerendered results lead to their next page without JavaScript, in ${code}`, async ({ page }) => {
    await page.goto(localisePath('/properties/for-rent/in-qatar/', code));
    await page.getByRole('link', { name: t('results.next') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2');
    await page.getByRole('link', { name: t('results.previous') }).click();
    await expect(page).toHaveURL(localisePath('/properties/for-rent/in-qatar/', code));
    await page.getByLabel(t('results.filter.type')).selectOption('villa');
    await page.getByRole('button', { name: t('search.submit') }).click();
    await expect(page).toHaveURL(localisePath('/properties/for-rent/in-qatar/type-villa/', code));
  });

  test(`results are links to homes without JavaScript, in ${code}`, async ({ page }) => {
    await page.goto(localisePath('/properties/for-rent/in-qatar/', code));
    const first = page
      .getByRole('main')
      .locator(`a[href^="${localisePath('/properties-for-rent/', code)}"]`)
      .first();
    await first.click();
    await expect(page).toHaveURL(/\/properties-for-rent\/.+\/cap-\d+\/$/);
    await expect(page.getByRole('heading', { name: t('property.description') })).toBeVisible();
  });

  test(`an enquiry can be sent without JavaScript, in ${code}`, async ({ page }) => {
    await page.goto(localisePath('/contact/general-enquiry/', code));
    await page.locator('select[name=topic]').selectOption('renting');
    await page.locator('textarea[name=message]').fill('Is the flat near the metro? هل الشقة قرب المترو؟');
    await page.locator('input[name=name]').fill('Sara Haddad');
    await page.locator('input[name=email]').fill('sara@safabay.example');
    await page.locator('input[name=consent]').check();
    await page.getByRole('button', { name: t('forms.generalEnquiry.submit') }).click();
    await expect(page).toHaveURL(/\/thankyou\/\?reference=SB-\w+/);
    expect(new URL(page.url()).pathname).toBe(localisePath('/thankyou/', code));
  });

  test(`a home’s pictures, plans and numbers are available without JavaScript, in ${code}`, async ({
    page,
  }) => {
    await page.goto(localisePath(homeForRent, code));
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
  });
}
