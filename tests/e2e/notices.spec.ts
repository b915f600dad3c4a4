import { expect, type Page, test } from 'playwright/test';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { openAlive } from '../support/e2e';
import { homeForRent } from '../support/examplePages';
import { words } from '../support/plannedSite';

const widths = [360, 390, 820, 1280];

/** Names of links and controls in the window that are covered by another element. */
function coveredActions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main a, main button, main input, header a, header summary')]
      .filter((action) => action.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .filter((action) => {
        const { left, top, width, height } = action.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const found = document.elementFromPoint(x, y);
        return found?.closest('aside[lang]') && !action.contains(found);
      })
      .map((action) => action.getAttribute('aria-label') ?? action.textContent ?? ''),
  );
}

for (const code of localeCodes) {
  const t = words[code];
  const offered = words[code === 'en' ? 'ar' : 'en'];

  test.describe(`the offer of the translation in ${code}`, () => {
    test.use({ locale: code === 'en' ? 'ar-QA' : 'en-GB' });

    for (const [name, path] of [
      ['the first page', '/'],
      ['a home', homeForRent],
      ['the search', '/properties/for-rent/in-qatar/'],
    ] as const) {
      test(`covers no control of ${name} and shifts nothing, at any width`, async ({ page }) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          await openAlive(page, localisePath(path, code));
          const offer = page.locator('aside', { hasText: offered('runtime.offer.text') });
          await expect(offer).toBeVisible();
          expect([width, await coveredActions(page)]).toEqual([width, []]);
          const box = await offer.boundingBox();
          const header = await page.getByRole('banner').boundingBox();
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + 1);
          // The offer scrolls away with the page.
          await page.evaluate(() => window.scrollTo(0, 600));
          await expect(offer).not.toBeInViewport();
          expect([width, await coveredActions(page)]).toEqual([width, []]);
        }
      });
    }

    test('gives the focus to the language switch when it is refused, and goes from other tabs, too', async ({
      page,
    }) => {
      const offerOn = (tab: Page) => tab.locator('aside', { hasText: offered('runtime.offer.text') });
      const other = await page.context().newPage();
      await openAlive(other, localisePath('/about/', code));
      await expect(offerOn(other)).toBeVisible();
      await openAlive(page, localisePath('/about/', code));
      await page.getByRole('button', { name: offered('runtime.offer.refuse') }).click();
      await expect(offerOn(page)).toBeHidden();
      await expect(page.locator('header [data-language-switch]')).toBeFocused();
      await expect(offerOn(other)).toBeHidden();
    });

    test('leaves the contact bar of a listing usable', async ({ page }) => {
      for (const width of [360, 390, 820]) {
        await page.setViewportSize({ width, height: 844 });
        await openAlive(page, localisePath(homeForRent, code));
        const bar = page.getByRole('navigation', { name: t('property.contactBar') });
        for (const name of ['common.call', 'common.whatsapp', 'property.ask', 'property.viewing']) {
          await bar.getByRole('link', { name: t(name), exact: true }).click({ trial: true });
        }
      }
    });
  });

  test(`the offline notice is above the contact bar of a listing in ${code}, and the page's end is clear of it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const parts = Promise.all([
      page.waitForResponse(/\/notices-\w+\.js$/),
      page.waitForResponse(/\/notices\.\w+\.css$/),
    ]);
    await openAlive(page, localisePath(homeForRent, code));
    await parts;
    await page.context().setOffline(true);
    const notice = page.getByText(t('runtime.offline'));
    await expect(notice).toBeVisible();
    const bar = page.getByRole('navigation', { name: t('property.contactBar') });
    const ask = bar.getByRole('link', { name: t('property.ask'), exact: true });
    await ask.click({ trial: true });
    const last = page.locator('footer a').last();
    await last.scrollIntoViewIfNeeded();
    await last.click({ trial: true });
  });
}
