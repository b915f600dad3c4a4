import { formIds, forms } from '../../src/domain/forms/forms';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { expect, openAlive, sharedPageTest as test } from '../support/e2e';
import { exampleListings } from '../support/examplePages';
import { coming, fillIn, pageOfForm, submitForm } from '../support/filledForms';
import { words } from '../support/plannedSite';

for (const code of localeCodes) {
  const t = words[code];

  for (const form of formIds) {
    const { thanks, fields } = forms[form];
    const path = localisePath(pageOfForm(form), code);
    const box = (page: import('playwright/test').Page) =>
      page.getByRole('form', { name: t(`forms.${form}.title`), exact: true });

    test(`the form ${form} is sent and returns a reference, in ${code}`, async ({ page }) => {
      await openAlive(page, path);
      await fillIn(page, form);
      await submitForm(page, form);
      await page.waitForURL(/reference=SB-/);
      const address = new URL(page.url());
      expect(address.pathname).toBe(localisePath(thanks, code));
      await expect(page.getByText(address.searchParams.get('reference') ?? '')).toBeVisible();
      await expect(page.getByText(t(`forms.${form}.next`))).toBeVisible();
    });

    test(`the form ${form} lists missing answers, in ${code}`, async ({ page }) => {
      await openAlive(page, path);
      await submitForm(page, form);
      const summary = page.getByRole('alert').filter({ hasText: t('forms.summary.title') });
      await expect(summary).toBeFocused();
      const required = fields.filter((field) => 'required' in field && field.required);
      await expect(summary.getByRole('link')).toHaveCount(required.length);
      await summary.getByRole('link').first().click();
      await expect(box(page).locator(`[name=${required[0]?.name}]`).first()).toBeFocused();
      await expect(box(page)).toContainText(t('forms.requiredNote'));
    });
  }

  test(`a viewing can be added to a calendar, in ${code}`, async ({ page }) => {
    await openAlive(
      page,
      localisePath(`/book-a-viewing/?reference=${exampleListings.forRent.reference}`, code),
    );
    await fillIn(page, 'bookViewing');
    await submitForm(page, 'bookViewing');
    await page.waitForURL(/thankyou/);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: t('forms.receipt.calendar') }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^SB-\w{6}\.ics$/);
  });

  test(`a time outside that day's office hours is rejected before sending, in ${code}`, async ({ page }) => {
    await openAlive(page, localisePath(pageOfForm('callback'), code));
    await fillIn(page, 'callback');
    await page.locator('input[name=date]').fill(coming(6));
    await page.locator('input[name=slot][value="16:00-18:00"]').check();
    await submitForm(page, 'callback');
    await expect(page.getByRole('link', { name: t('forms.errors.slotClosed') })).toBeVisible();
    await page.locator('input[name=slot][value="10:00-12:00"]').check();
    await submitForm(page, 'callback');
    await page.waitForURL(/callback-thankyou/);
  });

  test(`a telephone number gets its country from the list, in ${code}`, async ({ page }) => {
    await openAlive(page, localisePath(pageOfForm('callback'), code));
    await fillIn(page, 'callback');
    const country = page.getByRole('combobox', { name: t('forms.fields.phone.country') });
    await page.locator('input[name=phone]').fill('030 123456');
    await country.selectOption('DE');
    await expect(page.getByText('+49 30 123456')).toBeVisible();
    await page.reload();
    await expect(country).toHaveValue('DE');
    await page.locator('input[name=phone]').fill('+44 20 7946 0000');
    await expect(country).toHaveValue('GB');
  });

  test(`a file that is not a CV is rejected before sending, in ${code}`, async ({ page }) => {
    await openAlive(page, localisePath(pageOfForm('jobApplication'), code));
    await fillIn(page, 'jobApplication');
    const picture = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('\x89PNG') };
    await page.locator('input[type=file]').setInputFiles(picture);
    await submitForm(page, 'jobApplication');
    await expect(page.getByRole('link', { name: t('forms.fields.cv.fileType') })).toBeVisible();
    await expect(page.locator('input[name=name]')).not.toHaveValue('');
  });
}
