import { expect, type Page, test } from 'playwright/test';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { openAlive } from '../support/e2e';
import { words } from '../support/plannedSite';

const marks = (page: Page) => page.locator('.leaflet-marker-icon[role="button"]');
const zoomedIn = { en: /^Map zoomed in to \d+ prop/, ar: /^قُرِّبت الخريطة إلى / };
const prices = /^[\d£.]+\s?([km]|ألف|مليون)$/i;

for (const code of localeCodes) {
  const t = words[code];
  const openMap = async (page: Page, path: string) => {
    await openAlive(page, localisePath(path, code));
    await page.getByRole('radio', { name: t('results.view.map') }).check();
    await expect(marks(page).first()).toBeVisible();
  };

  test.describe(`the map in ${code}`, () => {
    test.beforeEach(({ context }) =>
      context.route('https://tile.openstreetmap.org/**', (route) => route.abort()),
    );

    test('is beside a list that is within the window of a phone with text at 150%', async ({ page }) => {
      // 360 px of text at 150%, measured in rem.
      await page.setViewportSize({ width: 240, height: 500 });
      await openMap(page, '/properties/for-sale/in-lusail/');
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
    });

    test('leaves room on a phone for its tools, which make way for the card of a home', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openMap(page, '/properties/for-sale/in-qatar/');
      const tool = page.getByRole('checkbox', { name: t('results.follow') });
      const { y, height } = (await tool.boundingBox()) ?? { y: Number.NaN, height: 0 };
      for (const mark of await marks(page).all())
        expect((await mark.boundingBox())?.y).toBeGreaterThan(y + height);
      await marks(page).filter({ hasText: prices }).first().click();
      const card = page.locator('.leaflet-popup').getByRole('group').first();
      await expect(card).toHaveCSS('text-align', 'start');
      await expect(tool).toBeHidden();
      // Playwright clicks only what nothing covers.
      await card.getByRole('button', { name: t('results.close') }).click();
      await expect(tool).toBeVisible();
    });

    test('is loaded only on request', async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await openAlive(page, localisePath('/properties/for-sale/in-lusail/', code));
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.outerHTML.includes('leaflet'))).toBe(false);
      const before = loaded.length;
      await page.getByRole('radio', { name: t('results.view.map') }).check();
      await expect(marks(page).first()).toBeVisible();
      expect(loaded.slice(before).some((address) => address.endsWith('.js'))).toBe(true);
    });

    test('asks for consent before fetching tiles, and remembers the answer', async ({ page }) => {
      const tiles: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).hostname.endsWith('openstreetmap.org')) tiles.push(request.url());
      });
      await openMap(page, '/properties/for-sale/in-qatar/');
      await expect(page.locator('.leaflet-coast-pane path').first()).toBeVisible();
      await expect(page.locator('.leaflet-overlay-pane .leaflet-marker-icon').first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(tiles).toEqual([]);
      const show = page.getByRole('button', { name: t('map.showStreets') });
      await show.click();
      await expect.poll(() => tiles.length).toBeGreaterThan(0);
      await expect(show).toBeHidden();
      const asked = tiles.length;
      await openAlive(page, localisePath('/properties/for-rent/in-lusail/?view=map', code));
      await expect.poll(() => tiles.length).toBeGreaterThan(asked);
      await page.getByRole('button', { name: t('map.hideStreets') }).click();
      await expect(page.locator('.leaflet-tile-pane img')).toHaveCount(0);
    });

    test('shows our own coast line and names when tiles fail, with attribution', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('map-tiles', '"yes"'));
      await openMap(page, '/properties/for-sale/in-qatar/');
      await expect(page.locator('.leaflet-coast-pane path').first()).toBeVisible();
      await expect(page.locator('.leaflet-overlay-pane .leaflet-marker-icon').first()).toBeAttached();
      await expect(page.getByText(t('results.mapAttribution', { source: 'OpenStreetMap' }))).toBeVisible();
    });

    test('zooms in to a cluster, opens the card of a home, and links to it', async ({ page }) => {
      await openMap(page, '/properties/for-sale/in-lusail/');
      const before = await marks(page).allTextContents();
      await marks(page).filter({ hasText: /^\d+$/ }).first().click();
      await expect.poll(() => marks(page).allTextContents()).not.toEqual(before);
      const nearer = page.getByRole('status').filter({ hasText: zoomedIn[code] });
      await expect(nearer).toBeAttached();
      const pin = marks(page).filter({ hasText: prices }).first();
      await pin.focus();
      await page.keyboard.press('Enter');
      const card = page.locator('.leaflet-popup').getByRole('group').first();
      await expect(card).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
      await expect(pin).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(card).toBeFocused();
      await card.locator('a.covering').click();
      await expect(page).toHaveURL(/\/cap-\d+\/$/);
    });

    test('has its instructions in view when the visitor draws or sets a place', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 640 });
      await openMap(page, '/properties/for-sale/in-lusail/');
      for (const name of [t('results.draw'), t('results.travel.pick')]) {
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.getByRole('button', { name }).press('Enter');
        await expect(page.getByRole('group', { name })).toBeFocused();
        await expect(page.getByRole('group', { name })).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
      }
    });

    test('moves a card from beneath its controls', async ({ page }) => {
      await openMap(page, '/properties/for-rent/in-lusail/');
      await marks(page).filter({ hasText: prices }).first().press('Enter');
      const card = page.locator('.leaflet-popup').getByRole('group').first();
      // Playwright clicks only what nothing covers: the heart neither.
      await card.locator('button[aria-pressed]').click();
      await card.getByRole('button', { name: t('results.close') }).click();
      await expect(card).toBeHidden();
    });

    test('does not animate its zoom for visitors who prefer reduced motion', async ({ page }) => {
      const animated = page.locator('.leaflet-zoom-anim, .leaflet-fade-anim');
      await openMap(page, '/properties/for-sale/in-lusail/');
      await expect(animated).toHaveCount(1);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      await expect(marks(page).first()).toBeVisible();
      await expect(animated).toHaveCount(0);
    });

    test('searches the visible area, in step with the list, until the area is cleared', async ({ page }) => {
      await openMap(page, '/properties/for-rent/in-qatar/');
      const count = page.locator('main').getByText(/^\d+ /).first();
      const all = await count.textContent();
      await marks(page)
        .filter({ hasText: /^\d{2,}$/ })
        .first()
        .click();
      await page.getByRole('button', { name: t('results.searchHere') }).click();
      await expect(page).toHaveURL(/[?&]bounds=[\d.,]+/);
      await expect(count).not.toHaveText(all ?? '');
      await page
        .getByRole('button', { name: t('search.remove', { name: t('results.filter.bounds') }) })
        .click();
      await expect(count).toHaveText(all ?? '');
    });

    test('searches in a drawn area, which is in the address, and in whichever part the map shows', async ({
      page,
    }) => {
      await openMap(page, '/properties/for-sale/in-qatar/');
      const count = page.locator('main').getByText(/^\d+ /).first();
      const all = await count.textContent();
      await page.getByRole('button', { name: t('results.draw') }).click();
      const { x, y, width, height } = (await page.locator('.leaflet-container').boundingBox()) ?? {
        ...{ x: 0, y: 0, width: 0, height: 0 },
      };
      await page.mouse.move(x + width * 0.45, y + height * 0.3);
      await page.mouse.down();
      for (const [right, down] of [
        [0.75, 0.3],
        [0.75, 0.6],
        [0.45, 0.6],
      ] as const)
        await page.mouse.move(x + width * right, y + height * down, { steps: 8 });
      await page.mouse.up();
      await expect(page).toHaveURL(/[?&]shape=[\w-]+/);
      await expect(count).not.toHaveText(all ?? '');
      await expect(page.locator('.leaflet-overlay-pane path')).toHaveCount(1);
      await page.reload();
      const chip = page.getByRole('button', {
        name: t('search.remove', { name: t('results.filter.shape') }),
      });
      await expect(chip).toBeVisible();
      await page.getByRole('button', { name: t('results.drawRemove') }).click();
      await expect(count).toHaveText(all ?? '');
      await page.getByRole('checkbox', { name: t('results.follow') }).check();
      await page.locator('.leaflet-container').focus();
      await page.keyboard.press('+');
      await expect(page).toHaveURL(/[?&]bounds=[\d.,]+/);
    });

    test('highlights a home of the list', async ({ page }) => {
      await openMap(page, '/properties/for-sale/in-lusail/');
      await page.locator('[data-reference]').first().hover();
      await expect(page.locator('.leaflet-marker-icon[data-active]')).toHaveCount(1);
    });
  });
}
