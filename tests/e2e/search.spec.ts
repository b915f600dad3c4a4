import type { Page } from 'playwright/test';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { expect, layoutShiftOf, openAlive, sharedPageTest as test } from '../support/e2e';
import { wildcardPath } from '../support/examplePages';
import { readSoundContent, words } from '../support/plannedSite';
import { rates } from '../support/rates';

const typed = { en: 'marina distr', ar: 'منطقة المارينا' };
const others = { en: 'ar', ar: 'en' } as const;
const phone = { width: 390, height: 844 };

/** References of the homes shown. */
const references = (page: Page) =>
  page
    .locator('[data-reference]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-reference')));

const { listings } = readSoundContent();
const petHomes = new Set(
  listings.filter(({ features }) => features.includes('pets-allowed')).map(({ reference }) => reference),
);
const allowsPets = (reference: string | null) => petHomes.has(reference ?? '');
const prices = new Map(listings.map(({ reference, price }) => [reference, price.amount]));
const priceOf = (reference: string | null) => prices.get(reference ?? '') ?? 0;
const isAscending = (amounts: number[]) =>
  amounts.every((amount, index) => index === 0 || amount >= (amounts[index - 1] ?? 0));

for (const code of localeCodes) {
  const t = words[code];
  const local = (path: string) => localisePath(path, code);
  const field = (page: Page) => page.getByRole('combobox', { name: t('search.where') });
  /** Opens results and waits until the search index has loaded. */
  const openResults = async (page: Page, path: string) => {
    await openAlive(page, local(path));
    await expect(
      page.locator('button[aria-haspopup="dialog"]', { hasText: t('results.allFilters') }),
    ).toBeEnabled();
  };

  test.describe(`the search in ${code}`, () => {
    for (const path of ['/properties/for-rent/in-qatar/', wildcardPath]) {
      test(`does not move while ${path} loads on a phone`, async ({ page }) => {
        await page.setViewportSize(phone);
        await openResults(page, path);
        await page.waitForLoadState('networkidle');
        expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
      });
    }

    test('shows pictures as wide as a phone, also in rows that were skipped', async ({ page }) => {
      await page.setViewportSize(phone);
      await openResults(page, '/properties/for-rent/in-qatar/');
      const row = page.locator('[data-row]').nth(5);
      await row.evaluate((element) => {
        // As on a slow phone, and in browsers that do not lay out rows in idle time.
        element.removeAttribute('data-laid-out');
        element.scrollIntoView({ block: 'center' });
      });
      const isAtEdges = () =>
        row.evaluate((element) => {
          const { top, height } = element.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
          return [1, window.innerWidth - 2].every((x) =>
            element.contains(document.elementFromPoint(x, top + height / 2)),
          );
        });
      await expect.poll(isAtEdges).toBe(true);
    });

    test('does not move on the home page while a slow phone still parses it', async ({ page }) => {
      await page.setViewportSize(phone);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await openAlive(page, local('/'));
      const shift = await layoutShiftOf(page);
      // The next test has the same page.
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      // Without the common fonts that stand in until the web font has loaded, the Arabic heading gains a line (0.055).
      expect(shift).toBeLessThanOrEqual(0.08);
    });

    test('opens the homes of a place from the home page in one step', async ({ page }) => {
      await openAlive(page, local('/'));
      await field(page).click();
      await page.keyboard.type(typed[code]);
      await expect(page.getByRole('option').first()).toContainText(/\d/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${local('/properties/for-rent/in-marina-district/')}$`));
      await expect(page.locator('[data-reference]').first()).toBeVisible();
      await expect(page.locator('main')).not.toContainText(t('common.loading'));
    });

    test('scrolls the field on the home page to the top of a phone, with the suggestions above the keyboard', async ({
      page,
    }) => {
      for (const height of [640, 844]) {
        await page.setViewportSize({ width: 360, height });
        await openAlive(page, local('/'));
        await field(page).click();
        await page.keyboard.type(typed[code].slice(0, 3));
        await expect(page.getByRole('option').first()).toBeVisible();
        const header = await page.getByRole('banner').boundingBox();
        const top = async () => (await field(page).boundingBox())?.y ?? 0;
        await expect.poll(top).toBeLessThan((header?.height ?? 0) + 56);
        const list = await page.getByRole('listbox').boundingBox();
        // An on-screen keyboard covers two fifths of the screen.
        expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(height * 0.62);
      }
    });

    test('shows the kinds of search without truncation, also on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openAlive(page, local('/'));
      const kinds = page.locator('main search fieldset');
      const isWhole = await kinds.evaluate((box) => box.scrollWidth <= box.clientWidth);
      expect(isWhole).toBe(true);
    });

    test('keeps filters, order and page in the URL', async ({ page }) => {
      await openResults(page, '/properties/for-rent/in-qatar/');
      await page.getByRole('combobox', { name: t('results.sort') }).selectOption('lowest');
      const next = page.getByRole('link', { name: t('results.next') });
      await expect(next).toHaveAttribute('href', /\?sort=lowest&page=2$/);
      await next.click();
      await expect(page).toHaveURL(/\?sort=lowest&page=2$/);
      // For a moment, rows of the previous page follow the first rows of the new one.
      await expect.poll(async () => isAscending((await references(page)).map(priceOf))).toBe(true);
      const shown = await references(page);
      expect(shown).toHaveLength(24);
      await page.reload();
      await expect.poll(() => references(page)).toEqual(shown);
      await page.goBack();
      await expect.poll(() => references(page)).not.toEqual(shown);
      await expect(page).toHaveURL(/\?sort=lowest$/);
      await page.goForward();
      await expect.poll(() => references(page)).toEqual(shown);
    });

    test('shows on a phone how many homes match the filters before they are applied', async ({ page }) => {
      await page.setViewportSize(phone);
      await openResults(page, '/properties/for-rent/in-qatar/');
      const before = await references(page);
      await page.getByRole('button', { name: t('results.allFilters') }).click();
      const dialog = page.getByRole('dialog');
      await dialog
        .getByRole('textbox', { name: t('results.upTo') })
        .first()
        .fill('٧٬٠٠٠');
      await dialog.getByRole('radio', { name: '1', exact: true }).check();
      const apply = dialog.locator('[type="submit"]');
      const promised = Number((await apply.textContent())?.replace(/\D/g, ''));
      expect(await references(page)).toEqual(before);
      await apply.click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\?max-price=7000&min-bedrooms=1&max-bedrooms=1$/);
      const count = t('search.count', { count: promised });
      // The live region says the same a moment later.
      await expect(page.locator('p', { hasText: new RegExp(`^${count}$`) })).toBeVisible();
    });

    test('finds homes that allow pets and homes that qualify for residency', async ({ page }) => {
      await openResults(page, '/properties/for-rent/in-qatar/');
      await page.getByRole('button', { name: t('results.allFilters') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: new RegExp(`^${t('results.filter.pets')}`) }).check();
      await dialog.locator('[type="submit"]').click();
      await expect(page).toHaveURL(/\?pets=yes$/);
      await expect.poll(async () => (await references(page)).every(allowsPets)).toBe(true);
      await openResults(page, '/properties/for-sale/in-qatar/');
      await page.getByRole('button', { name: t('results.allFilters') }).click();
      await dialog
        .getByRole('group', { name: t('results.filter.residency') })
        .getByRole('radio')
        .last()
        .check();
      await dialog.locator('[type="submit"]').click();
      await expect(page).toHaveURL(/\?residency=permanent$/);
      await expect
        .poll(async () =>
          (await references(page)).map(priceOf).every((price) => price >= rates.residency.permanent),
        )
        .toBe(true);
    });

    test('keeps the search when the language is switched', async ({ page }) => {
      const path = '/properties/for-sale/in-lusail/type-apartment/?min-bedrooms=2&sort=lowest';
      await openResults(page, path);
      await expect.poll(() => references(page)).not.toEqual([]);
      const before = await references(page);
      await page.getByRole('banner').locator('[data-language-switch]').click();
      await expect(page).toHaveURL(localisePath(path, others[code]));
      await expect.poll(() => references(page)).toEqual(before);
    });

    test('restores results, scroll position and focus when returning from a home', async ({ page }) => {
      await openResults(page, '/properties/for-rent/in-qatar/');
      const earlier = await references(page);
      await page.getByRole('link', { name: t('results.next') }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      // The first homes are rendered at once, the rest shortly afterwards.
      await expect
        .poll(async () => (await references(page)).filter((each) => earlier.includes(each)))
        .toEqual([]);
      const row = page.locator('[data-reference]').nth(9);
      const link = row.locator('a.covering');
      await link.scrollIntoViewIfNeeded();
      const reference = await row.getAttribute('data-reference');
      const place = () => row.evaluate((element) => element.getBoundingClientRect().top);
      // The position is read when the link is followed, because the height of the rows may change until then.
      await link.evaluate((element) =>
        element.addEventListener('click', () => {
          const { top } = element.closest('[data-reference]')?.getBoundingClientRect() ?? {};
          sessionStorage.setItem('topAtClick', String(top));
        }),
      );
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${reference}/$`));
      const before = Number(await page.evaluate(() => sessionStorage.getItem('topAtClick')));
      await expect(page.locator('[data-reference]')).toHaveCount(0);
      await page.goBack();
      await expect(page.locator(`[data-reference="${reference}"] a.covering`)).toBeFocused();
      await expect(page).toHaveURL(/\?page=2$/);
      // The position in the window is compared, because rows that were not visible may not have their final height.
      await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(4);
    });

    test('finds homes for a path that is not prerendered', async ({ page }) => {
      await openAlive(
        page,
        local('/off-plan-properties/for-sale/in-lusail/?also=the-pearl-island&max-price=2000000'),
      );
      await expect(page.locator('[data-reference]').first()).toBeVisible();
      await expect(page.getByRole('list', { name: t('search.places') }).getByRole('button')).toHaveCount(2);
    });

    test("shows prices and areas in the visitor's currency and unit, in every view and later", async ({
      page,
    }) => {
      await page.route('https://tile.openstreetmap.org/**', (route) => route.fulfill({ status: 204 }));
      await openResults(page, '/properties/for-sale/in-lusail/');
      const own = await page.locator('[data-reference]').first().textContent();
      await page.getByRole('button', { name: t('results.display') }).click();
      await page.getByRole('radio', { name: t('listings.display.currency.USD') }).check();
      await page.getByRole('radio', { name: t('listings.display.unit.feet') }).check();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: t('results.display') })).toBeFocused();
      const foot = t('listings.squareFeet', { size: '' }).trim();
      const first = page.locator('[data-reference]').first();
      await expect(first).toContainText('≈');
      await expect(first).toContainText(foot);
      // Without the consent question, the map has its full height and room for single homes.
      await page.evaluate(() => localStorage.setItem('map-tiles', '"yes"'));
      await page.reload();
      await expect(first).toContainText('≈');
      await expect(first).not.toHaveText(own ?? '');
      await page.getByRole('radio', { name: t('results.view.grid') }).check();
      await expect(page.locator('main article').first()).toContainText('≈');
      await page.getByRole('radio', { name: t('results.view.map') }).check();
      const mark = page.locator('.leaflet-marker-icon[role="button"]').filter({ hasText: '$' }).first();
      await expect(mark).toBeVisible();
      await expect(page.locator('[data-reference]').first()).toContainText(foot);
    });

    test('offers alternatives where no home matches', async ({ page }) => {
      await openAlive(page, local('/properties/for-rent/in-al-waab/?max-price=100&min-bedrooms=2'));
      await expect(page.getByRole('heading', { name: t('results.none.title') })).toBeVisible();
      await expect(page.getByRole('heading', { name: t('results.none.showcase') })).toBeVisible();
      await page
        .getByRole('link', { name: new RegExp(t('results.none.without', { filter: '.*' })) })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: t('results.none.title') })).toBeHidden();
    });
  });
}
