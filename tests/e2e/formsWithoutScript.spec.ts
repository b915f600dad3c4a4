import { readFile } from 'node:fs/promises';
import { formIds, forms } from '../../src/domain/forms/forms';
import { localisePath } from '../../src/domain/site/paths';
import { getLocale, localeCodes } from '../../src/i18n/locales';
import { expect, withoutScriptTest as test } from '../support/e2e';
import { exampleListings } from '../support/examplePages';
import { fillIn, pageOfForm, submitForm } from '../support/filledForms';
import { words } from '../support/plannedSite';

const { reference } = exampleListings.forRent;

for (const code of localeCodes) {
  const t = words[code];

  for (const form of formIds) {
    const path = localisePath(pageOfForm(form), code);

    test(`the form ${form} is posted without JavaScript, including its file, in ${code}`, async ({
      page,
    }) => {
      await page.goto(path);
      await fillIn(page, form);
      await submitForm(page, form);
      await expect(page).toHaveURL(/reference=SB-\w{6}/);
      const address = new URL(page.url());
      expect(address.pathname).toBe(localisePath(forms[form].thanks, code));
      // Playwright finds no text inside noscript elements.
      const shown = page.locator('[data-reference]');
      await expect(shown).toHaveText(address.searchParams.get('reference') ?? '');
      await expect(shown).toBeVisible();
    });
  }

  test(`a viewing has its calendar entry without JavaScript, in ${code}`, async ({ page }) => {
    await page.goto(localisePath(`/book-a-viewing/?reference=${reference}`, code));
    await fillIn(page, 'bookViewing');
    await page.locator('input[name=reference]').fill(reference);
    await submitForm(page, 'bookViewing');
    const link = page.locator('[data-receipt] a');
    await expect(link).toHaveText(t('forms.receipt.calendar'));
    const downloading = page.waitForEvent('download');
    await link.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^SB-\w{6}\.ics$/);
    const entry = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '');
    expect(entry).toContain(t('forms.receipt.event', { property: reference }).replace(/[\\;,]/g, '\\$&'));
  });

  test(`a telephone number belongs to the selected country without JavaScript, in ${code}`, async ({
    page,
  }) => {
    await page.goto(localisePath(pageOfForm('callback'), code));
    await fillIn(page, 'callback');
    await page.locator('input[name=phone]').fill('020 7946 0000');
    await submitForm(page, 'callback');
    await expect(page.getByText(t('forms.errors.phone'))).toBeVisible();
    await page.goBack();
    await fillIn(page, 'callback');
    await page.locator('input[name=phone]').fill('020 7946 0000');
    await page.locator('select[name=phoneCountry]').selectOption('GB');
    await submitForm(page, 'callback');
    await expect(page).toHaveURL(/reference=SB-\w{6}/);
  });

  test(`errors are shown on a page that links back, in ${code}`, async ({ page }) => {
    await page.goto(localisePath(pageOfForm('callback'), code));
    await page.locator('input[name=name]').fill('Sara');
    await submitForm(page, 'callback');
    await expect(page.locator('html')).toHaveAttribute('dir', getLocale(code).dir);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('forms.summary.title'));
    await expect(page.getByText(t('forms.fields.phone.required'))).toBeVisible();
    await page.getByRole('link', { name: t('forms.refused.back') }).click();
    await expect(page).toHaveURL(new RegExp(`${localisePath('/callback/', code)}$`));
  });
}
