import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { expect, withoutScriptTest as test } from '../support/e2e';
import { examplePages, homeForRent } from '../support/examplePages';
import { words } from '../support/plannedSite';

const needScript = ['results of a wildcard'];

for (const code of localeCodes) {
  const t = words[code];

  for (const [name, path] of examplePages.filter(([each]) => !needScript.includes(each))) {
    test(`the ${name} page is readable without JavaScript, in ${code}`, async ({ page }) => {
      await page.goto(localisePath(path, code));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/\p{L}{3}/u);
      await expect(page.getByRole('contentinfo')).toContainText(t('common.licence'));
    });
  }

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
