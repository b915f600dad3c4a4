import type { Locator, Page } from 'playwright/test';
import { localisePath } from '../../src/domain/site/paths';
import type { LocaleCode } from '../../src/i18n/locales';
import { openAlive } from './e2e';
import { words } from './plannedSite';

/** The search that browser tests save, without language prefix. */
export const savedAddress = '/properties/for-rent/in-lusail/?min-bedrooms=2';
export const savedName = 'Lusail 2';

/** Opens the results of `savedAddress` and the form that saves them, and fills in the name. */
export async function openSaveForm(page: Page, code: LocaleCode, site = ''): Promise<Locator> {
  const t = words[code];
  await openAlive(page, site + localisePath(savedAddress, code));
  await page
    .getByRole('button', { name: t('results.save') })
    .first()
    .click();
  const form = page.getByRole('form', { name: t('results.save') });
  await form.getByRole('textbox', { name: t('saved.name') }).fill(savedName);
  return form;
}
