import type { Locator } from 'playwright/test';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { expect, openAlive, sharedPageTest as test } from '../support/e2e';
import { homeForSale } from '../support/examplePages';
import { words } from '../support/plannedSite';

test.use({ viewport: { width: 390, height: 844 } });

const isHydrated = (place: Locator) =>
  place.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));

for (const code of localeCodes) {
  const t = words[code];

  test.describe(`content far below the screen on a listing page in ${code}`, () => {
    test.beforeEach(async ({ page }) => {
      await openAlive(page, localisePath(homeForSale, code));
    });

    test('is hydrated when it comes near', async ({ page }) => {
      const form = page.getByRole('form', { name: t('forms.propertyEnquiry.title') });
      const costs = page.locator('#costs form, #costs dl').first();
      expect(await isHydrated(form)).toBe(false);
      expect(await isHydrated(costs)).toBe(false);
      const lastCard = page.locator('main article').last();
      expect(await isHydrated(lastCard)).toBe(false);
      await form.scrollIntoViewIfNeeded();
      await expect.poll(() => isHydrated(form)).toBe(true);
      await expect.poll(() => isHydrated(costs)).toBe(true);
      await lastCard.scrollIntoViewIfNeeded();
      await expect.poll(() => isHydrated(lastCard)).toBe(true);
    });

    test('responds to the first click', async ({ page }) => {
      const button = page.getByRole('button', { name: t('details.showMap') });
      expect(await isHydrated(button)).toBe(false);
      // A click by assistive technology: one event, without scrolling before it.
      await button.evaluate((element: HTMLElement) => element.click());
      await expect(button).toBeHidden();
    });

    test('handles the first submit', async ({ page }) => {
      const form = page.getByRole('form', { name: t('forms.propertyEnquiry.title') });
      expect(await isHydrated(form)).toBe(false);
      await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
      await expect(page.getByRole('alert').filter({ hasText: t('forms.summary.title') })).toBeFocused();
    });

    test('keeps typed text after a jump within the page, and when it is hydrated', async ({ page }) => {
      const message = page.locator('#enquire textarea');
      await message.evaluate((element: HTMLTextAreaElement) => {
        element.value = 'Typed early';
      });
      await page.evaluate(() => window.location.assign('#main'));
      await page.goBack();
      expect(await isHydrated(message)).toBe(false);
      await message.scrollIntoViewIfNeeded();
      await expect.poll(() => isHydrated(message)).toBe(true);
      await expect(message).toHaveValue('Typed early');
    });
  });
}
