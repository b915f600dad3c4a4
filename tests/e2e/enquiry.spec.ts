import type { Page } from 'playwright/test';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { expect, openAlive, sharedPageTest as test } from '../support/e2e';
import { words } from '../support/plannedSite';

for (const code of localeCodes) {
  const t = words[code];
  const field = (page: Page, name: string) =>
    page.getByRole('textbox', { name: t(`forms.fields.${name}.label`) });
  const topic = (page: Page) => page.getByRole('combobox', { name: t('forms.fields.topic.label') });
  const send = (page: Page) => page.getByRole('button', { name: t('forms.generalEnquiry.submit') }).click();

  test.describe(`an enquiry in ${code}`, () => {
    test('is sent, and its reference is shown', async ({ page }) => {
      await openAlive(page, localisePath('/contact/general-enquiry/', code));
      await topic(page).selectOption('renting');
      await field(page, 'message').fill('Is the flat near the metro? هل الشقة قرب المترو؟');
      await field(page, 'name').fill('Sara Haddad سارة حداد');
      await field(page, 'email').fill('sara@safabay.example');
      await page.getByRole('checkbox').check();
      await send(page);
      await expect(page).toHaveURL(/\/thankyou\/\?reference=SB-\w+/);
      const address = new URL(page.url());
      expect(address.pathname).toBe(localisePath('/thankyou/', code));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(address.searchParams.get('reference') ?? '')).toBeVisible();
    });

    test('is not sent while empty, and the visitor is led to the missing answers', async ({ page }) => {
      await openAlive(page, localisePath('/contact/general-enquiry/', code));
      await send(page);
      const summary = page.getByRole('alert');
      await expect(summary).toBeFocused();
      await summary.getByRole('link', { name: t('forms.fields.name.required') }).click();
      await expect(page.locator('input[name=name]')).toBeFocused();
      await expect(page.locator('input[name=name]')).toHaveAttribute('aria-invalid', 'true');
    });

    test('is kept when the connection is lost, and sent when it returns', async ({ page, context }) => {
      await openAlive(page, localisePath('/contact/general-enquiry/', code));
      await topic(page).selectOption('buying');
      await field(page, 'message').fill('Which areas are freehold?');
      await field(page, 'name').fill('Omar');
      await field(page, 'email').fill('omar@safabay.example');
      await page.getByRole('checkbox').check();
      await page.route('**/api/leads', (route) =>
        route.fulfill({ status: 503, json: { errors: [{ field: null, code: 'failed' }] } }),
      );
      await send(page);
      await expect(page.getByText(t('forms.waiting.title'))).toBeVisible();
      await context.unrouteAll();
      await page.unrouteAll();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page).toHaveURL(/\/thankyou\/\?reference=SB-\w+/);
    });
  });
}
