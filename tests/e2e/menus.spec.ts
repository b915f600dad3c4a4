import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { expect, openAlive, sharedPageTest as test } from '../support/e2e';
import { planOf, readSoundContent, words } from '../support/plannedSite';

const { site } = planOf(readSoundContent()).site;
const { menu } = site;
const entry = menu.find(({ columns }) => columns.length > 0);

for (const code of localeCodes) {
  const t = words[code];
  const label = entry?.label[code] ?? '';
  const inside = entry?.columns[0]?.links[0];

  test.describe(`the menu in ${code}`, () => {
    test('opens by keyboard, closes on Escape and returns the focus', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openAlive(page, localisePath('/about/', code));
      const button = page.getByRole('button', { name: t('common.showMenuOf', { name: label }), exact: true });
      const link = page
        .getByRole('navigation')
        .getByRole('link', { name: inside?.label[code] ?? '', exact: true })
        .first();
      await expect(link).toBeHidden();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });

    test('closes when the focus leaves it', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openAlive(page, localisePath('/about/', code));
      const button = page.getByRole('button', { name: t('common.showMenuOf', { name: label }), exact: true });
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.getByRole('banner').getByRole('link').first().focus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });

    for (const where of ['in its panel', 'in its row'] as const) {
      test(`closes when a link ${where} is clicked, and opens again later`, async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await openAlive(page, localisePath('/about/', code));
        const menu = page.getByRole('navigation', { name: t('common.mainMenu') });
        const top = menu.getByRole('link', { name: label, exact: true }).first();
        const link = menu.getByRole('link', { name: inside?.label[code] ?? '', exact: true }).first();
        await top.hover();
        await expect(link).toBeVisible();
        const chosen = where === 'in its panel' ? link : top;
        const address = String(await chosen.getAttribute('href'));
        await chosen.click();
        await expect(page).toHaveURL(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        // The pointer has not moved.
        await expect(link).toBeHidden();
        await page.mouse.move(640, 890);
        await top.hover();
        await expect(link).toBeVisible();
      });
    }

    test('expands section by section on a phone, and closes on Escape, when the focus leaves it and when a page is chosen', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openAlive(page, localisePath('/about/', code));
      const opener = page.locator('header summary').filter({ hasText: '' }).first();
      await expect(opener).toHaveAccessibleName(t('common.menu'));
      await opener.click();
      const section = page.locator('header summary').filter({ hasText: label });
      await section.press('Escape');
      await expect(section).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.press('Enter');
      await page.getByRole('main').getByRole('link').first().focus();
      await expect(section).toBeHidden();
      await opener.press('Enter');
      await section.click();
      await page
        .locator('header')
        .getByRole('link', { name: t('common.overviewOf', { name: label }) })
        .click();
      await expect(page).toHaveURL(localisePath(entry?.path ?? '', code));
      await expect(page.getByRole('link', { name: t('common.overviewOf', { name: label }) })).toBeHidden();
    });

    test('is within the window of a phone with text at 200%', async ({ page }) => {
      // 390 px of text at 200%, measured in rem.
      await page.setViewportSize({ width: 195, height: 422 });
      await openAlive(page, localisePath('/callback/', code));
      await expect(page.locator('header summary').first()).toBeInViewport({ ratio: 1 });
    });

    for (const path of ['/nothing-here/', '/shortlist/', '/offline/']) {
      test(`has a footer shorter than ${path} on a phone, with groups that expand`, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await openAlive(page, localisePath(path, code));
        const heightOf = async (name: string) => (await page.locator(name).boundingBox())?.height ?? 0;
        const footer = page.locator('body footer').last();
        await footer.scrollIntoViewIfNeeded();
        expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(await heightOf('main'));
        const link = footer.getByRole('link', { name: site.footer[0]?.links[0]?.label[code], exact: true });
        await expect(link).toBeHidden();
        await footer.locator('summary').first().click();
        await expect(link).toBeVisible();
        await page.setViewportSize({ width: 1280, height: 844 });
        await expect(footer.locator('summary').first()).toBeHidden();
        await expect(footer.getByRole('link', { name: site.footer[1]?.links[0]?.label[code] })).toBeVisible();
      });
    }

    test('can be skipped: the first tab stop is a link to the content', async ({ page }) => {
      await openAlive(page, localisePath('/about/', code));
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: t('common.skipToContent') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#main$/);
    });
  });
}
