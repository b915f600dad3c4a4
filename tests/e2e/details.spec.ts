import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { listingPath, localisePath } from '../../src/domain/site/paths';
import { floorPlanWords } from '../../src/generation/floorPlanWords';
import { labelsOf } from '../../src/generation/translateFloorPlan';
import { localeCodes } from '../../src/i18n/locales';
import { contrast } from '../support/contrast';
import { expect, layoutShiftOf, openAlive, sharedPageTest as test, withoutScriptTest } from '../support/e2e';
import { exampleListings, exampleProject, projectPath } from '../support/examplePages';
import { readSoundContent, words } from '../support/plannedSite';
import { readDictionaries } from '../support/readDictionary';

const { withVideo, withEpc, withFloorPlan } = exampleListings;
const home = listingPath(withVideo);
const withMost = listingPath(withEpc);
const withPlan = listingPath(withFloorPlan);
const planFile = join('content/pictures', withFloorPlan.floorPlans[0] ?? '');
const translateLabel = floorPlanWords(readDictionaries('en').plans ?? {});
/** The buildings of the project, as the first part of their units' numbers. */
const buildings = readSoundContent()
  .listings.filter(({ project }) => project === exampleProject.slug)
  .map(({ unit }) => unit?.split('-')[0] ?? '');

for (const code of localeCodes) {
  const t = words[code];
  const forward = code === 'ar' ? 'ArrowLeft' : 'ArrowRight';
  const heart = (page: Page) => page.locator('main button[aria-pressed]').first();

  test.describe(`a listing in ${code}`, () => {
    test('preloads its first picture', async ({ page }) => {
      await page.goto(localisePath(home, code));
      const preload = page.locator('head link[rel=preload][as=image]');
      const first = page.locator('main picture source[type="image/avif"]').first();
      await expect(preload).toHaveAttribute('imagesrcset', (await first.getAttribute('srcset')) ?? '');
      await expect(preload).toHaveAttribute('imagesizes', (await first.getAttribute('sizes')) ?? '');
    });

    test('leaves no similar home alone in a row, at any width', async ({ page }) => {
      await openAlive(page, localisePath(home, code));
      const homes = page
        .getByRole('heading', { name: t('property.similar') })
        .locator('xpath=ancestor::section');
      const cards = homes.first().locator('ul > li:has(article)');
      expect(await cards.count()).toBe(3);
      for (const width of [390, 600, 768, 820, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
        expect([width, [1, 3].includes(new Set(tops).size)]).toEqual([width, true]);
      }
    });

    test('opens its pictures full screen, with arrow keys that follow the text direction', async ({
      page,
    }) => {
      await openAlive(page, localisePath(home, code));
      const gallery = page.getByRole('region', { name: t('gallery.label'), exact: true });
      const first = gallery.getByRole('listitem').first().getByRole('link');
      await first.click();
      const counter = page.locator('.yarl__counter');
      await expect(counter).toHaveText(/^1 \/ \d+$/);
      const shown = page.locator('.yarl__slide_current img');
      // The format that the browser has chosen for the pictures of the page.
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(/\.avif$/);
      await page.keyboard.press(forward);
      await expect(counter).toHaveText(/^2 \/ \d+$/);
      await page.keyboard.press('Escape');
      await expect(counter).toHaveCount(0);
      await expect(first).toBeFocused();
    });

    test('closes its full-screen picture with the back button, and stays where it was', async ({ page }) => {
      await page.goto(localisePath('/about/', code));
      await openAlive(page, localisePath(home, code));
      const gallery = page.getByRole('region', { name: t('gallery.label'), exact: true });
      const first = gallery.getByRole('listitem').first().getByRole('link');
      const viewer = page.locator('.yarl__root');
      await page.evaluate(() => window.scrollTo(0, 40));
      await first.click();
      await expect(viewer).toBeVisible();
      const scrolled = await page.evaluate(() => window.scrollY);
      await page.goBack();
      await expect(viewer).toHaveCount(0);
      await expect(first).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
      await first.click();
      await viewer.getByRole('button', { name: t('gallery.close') }).click();
      await expect(viewer).toHaveCount(0);
      await expect(page).toHaveURL(localisePath(home, code));
      await page.goBack();
      await expect(page).toHaveURL(localisePath('/about/', code));
    });

    test('shows viewer controls that are visible over a white picture', async ({ page }) => {
      await openAlive(page, localisePath(home, code));
      const gallery = page.getByRole('region', { name: t('gallery.label'), exact: true });
      await gallery.getByRole('listitem').first().getByRole('link').click();
      const viewer = page.locator('.yarl__root');
      await expect(viewer.getByRole('button', { name: t('gallery.close') })).toBeVisible();
      const grounds = await viewer
        .locator('.yarl__button, .yarl__counter, .yarl__slide_captions_container')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
      expect(grounds.length).toBeGreaterThan(4);
      for (const ground of grounds) {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (ground.match(/[\d.]+/g) ?? []).map(Number);
        const overWhite = [red, green, blue].map((part) => Math.round(part * alpha + 255 * (1 - alpha)));
        const colour = `#${overWhite.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
        expect(contrast('#ffffff', colour)).toBeGreaterThanOrEqual(4.5);
      }
    });

    test('shows its breadcrumbs without truncating words on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openAlive(page, localisePath(home, code));
      const way = page.getByRole('navigation', { name: t('common.breadcrumbs') });
      for (const link of await way.getByRole('link').all()) {
        const box = await link.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
      }
      expect(await way.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    });

    test('remembers the currency on the next page without layout shift', async ({ page }) => {
      await openAlive(page, localisePath(home, code));
      await page.getByText(t('listings.display.currency.USD'), { exact: true }).click();
      await expect(page.locator('main')).toContainText('≈');
      await page.goto(localisePath(home, code));
      await expect(page.locator('main')).toContainText('≈ ');
      await page.waitForLoadState('networkidle');
      expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.01);
    });

    test('can be shortlisted, annotated, compared and shared by URL', async ({ page }) => {
      await openAlive(page, localisePath(home, code));
      await heart(page).click();
      await openAlive(page, `${localisePath('/shortlist/', code)}#${withFloorPlan.reference}`);
      await page.getByRole('button', { name: t('shortlist.keepAll') }).click();
      await expect(page.getByRole('checkbox')).toHaveCount(2);
      await page
        .getByRole('textbox', { name: t('shortlist.note') })
        .first()
        .fill('قريب من البحر');
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await expect(page.getByRole('table')).toContainText(withVideo.reference);
      await expect(page.getByRole('table')).toContainText(withFloorPlan.reference);
      await page.reload();
      await expect(page.getByRole('textbox', { name: t('shortlist.note') }).first()).toHaveValue(
        'قريب من البحر',
      );
    });

    test('draws the icon of each feature in the colour of the theme', async ({ page }) => {
      await page.goto(localisePath(home, code));
      const icons = page.locator('svg:has(use[href^="/icons/features.svg#"])');
      await icons.first().scrollIntoViewIfNeeded();
      expect(await icons.count()).toBeGreaterThan(3);
      for (const icon of await icons.all()) {
        const drawn = await icon.evaluate((svg: SVGSVGElement) => svg.getBBox().width);
        expect(drawn).toBeGreaterThan(5);
      }
      const colors: string[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        colors.push(await icons.first().evaluate((svg) => getComputedStyle(svg).stroke));
      }
      expect(new Set(colors).size).toBe(2);
    });

    test('plays its video only on request, from our own site', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await openAlive(page, localisePath(home, code));
      const play = page.getByRole('link', { name: t('video.play') });
      await play.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(asked.filter((address) => /\.(mp4|webm)$/.test(address))).toEqual([]);
      await play.focus();
      await page.keyboard.press('Enter');
      const video = page.locator('video');
      await expect(video).toBeFocused();
      await expect
        .poll(() => video.evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 15_000 })
        .toBeGreaterThan(0.5);
      expect(await video.evaluate((video: HTMLVideoElement) => video.error)).toBeNull();
      expect(asked.filter((address) => new URL(address).origin !== new URL(page.url()).origin)).toEqual([]);
    });

    test('calculates the mortgage on the page, starting with its price', async ({ page }) => {
      await openAlive(page, localisePath(home, code));
      const costs = page.locator('#costs');
      await costs.evaluate((part) =>
        window.scrollBy(0, part.getBoundingClientRect().top - window.innerHeight),
      );
      const price = costs.getByRole('textbox', { name: t('mortgage.price') });
      await expect(price).toHaveValue(/^[\d,]{7,}$/);
      await expect(costs.getByRole('link', { name: t('purchase.calculator') })).toHaveCount(0);
      const result = costs.getByRole('region', { name: t('calculators.result') });
      const before = await result.innerText();
      await costs.getByRole('textbox', { name: t('mortgage.deposit') }).fill('٥٠');
      await expect(result).not.toHaveText(before);
      expect(new URL(page.url()).search).toBe('');
    });

    withoutScriptTest('links to the mortgage calculator without JavaScript', async ({ page }) => {
      await page.goto(localisePath(home, code));
      const link = page.locator('#costs').getByRole('link', { name: t('purchase.calculator') });
      await expect(link).toHaveAttribute('href', /\/services\/mortgages\/\?price=\d+#calculator$/);
      await expect(page.locator('#costs')).toContainText(t('purchase.loanNote'));
    });

    test('copies its reference', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openAlive(page, localisePath(home, code));
      await page.getByRole('button', { name: t('property.copy'), exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: t('property.copied') })).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(withVideo.reference);
    });

    test('is listed as recently viewed on the page of the next listing', async ({ page }) => {
      await openAlive(page, localisePath(home, code));
      await openAlive(page, localisePath(withPlan, code));
      await page.locator('footer').scrollIntoViewIfNeeded();
      const recent = page.locator('section', {
        has: page.getByRole('heading', { name: t('property.recent') }),
      });
      await expect(recent.locator(`a[href="${localisePath(home, code)}"]`).first()).toBeVisible();
    });

    test('shows its map on request', async ({ page }) => {
      const tiles: string[] = [];
      await page.route('https://tile.openstreetmap.org/**', (route) => {
        tiles.push(route.request().url());
        return route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        });
      });
      await openAlive(page, localisePath(home, code));
      const ask = page.getByRole('button', { name: t('details.showMap') });
      await ask.scrollIntoViewIfNeeded();
      expect(tiles).toEqual([]);
      await ask.click();
      const coast = page.locator('.leaflet-coast-pane svg');
      await expect.poll(async () => (await coast.boundingBox())?.width ?? 0).toBeGreaterThan(200);
      await page.waitForLoadState('networkidle');
      expect(tiles).toEqual([]);
      await page.getByRole('button', { name: t('map.showStreets') }).click();
      await expect.poll(() => tiles.length).toBeGreaterThan(0);
      // A request that is under way when the test ends would fail.
      await expect(page.locator('.leaflet-tile:not(.leaflet-tile-loaded)')).toHaveCount(0);
    });

    test('prints on one page, whatever it contains', async ({ page }) => {
      for (const path of [home, withMost]) {
        await page.goto(localisePath(path, code));
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      }
    });

    test('prints with its QR code', async ({ page }) => {
      await page.goto(localisePath(home, code));
      await page.emulateMedia({ media: 'print' });
      const scan = page.getByRole('img', { name: t('property.scan') });
      await expect(scan).toBeVisible();
      await expect(scan.locator('path')).toHaveAttribute('d', /^M1 1\.5h7/);
    });

    test('prints with its QR code after client-side navigation', async ({ page }) => {
      await openAlive(page, localisePath('/about/', code));
      await page.evaluate((to) => window.___navigate?.(to), localisePath(home, code));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(withVideo.reference));
      const scan = page.locator(`[aria-label="${t('property.scan')}"]`);
      await expect(scan.locator('path')).toHaveAttribute('d', /^M1 1\.5h7/);
    });

    test('has its floor plan in the language of the page, also for download', async ({ page, request }) => {
      await page.goto(localisePath(withPlan, code));
      const plan = page.getByRole('link', { name: t('details.downloadPlan') }).first();
      const address = (await plan.getAttribute('href')) ?? '';
      await expect(page.locator(`img[src="${address}"]`)).toBeAttached();
      const svg = await (await request.get(address)).text();
      for (const label of labelsOf(readFileSync(planFile, 'utf8')))
        expect(svg).toContain(translateLabel(label, t) ?? `no translation of ${label}`);
    });

    test('shows the contact bar on a phone, and the bar never covers the focused element', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openAlive(page, localisePath(home, code));
      const bar = page.getByRole('navigation', { name: t('property.contactBar') });
      await expect(bar).toBeInViewport();
      const top = (await bar.boundingBox())?.y ?? 0;
      const focused = page.locator(':focus');
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press('Tab');
        if ((await bar.locator(':focus').count()) > 0) break;
        // Content that is laid out late may move it for a moment.
        const bottom = async () => {
          const box = await focused.boundingBox();
          return box ? box.y + box.height : 0;
        };
        await expect.poll(bottom).toBeLessThanOrEqual(top + 1);
      }
    });
  });

  test.describe(`videos from other providers in ${code}`, () => {
    for (const [provider, host] of [
      ['youtube', 'https://www.youtube-nocookie.com'],
      ['vimeo', 'https://player.vimeo.com'],
    ] as const) {
      test(`load from ${provider} only on request`, async ({ page }) => {
        const asked: string[] = [];
        await page.route(
          (url) => !/^(127\.0\.0\.1|localhost)$/.test(url.hostname),
          (route) => {
            asked.push(route.request().url());
            return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' });
          },
        );
        await openAlive(page, localisePath('/test/', code));
        const video = page.locator('figure', { hasText: t(`video.from.${provider}`) }).first();
        await video.scrollIntoViewIfNeeded();
        expect(asked).toEqual([]);
        await video.getByRole('link', { name: t('video.play') }).click();
        const player = page.locator(`iframe[src^="${host}/"]`);
        await expect(player).toBeFocused();
        await expect.poll(() => asked).toEqual([await player.getAttribute('src')]);
      });
    }
  });

  test.describe(`a project in ${code}`, () => {
    test('filters its units by a building of the site plan', async ({ page }) => {
      await openAlive(page, localisePath(projectPath, code));
      const [building = ''] = buildings;
      await page.getByRole('button', { name: new RegExp(`^${building}\\b`) }).click();
      const units = page.locator('#availability tbody th');
      await expect(units).toHaveText(
        buildings.filter((name) => name === building).map(() => new RegExp(`^${building}-`)),
      );
    });

    test('offers the payment dates of the selected unit as a calendar file', async ({ page }) => {
      await openAlive(page, localisePath(projectPath, code));
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: t('project.calendar') }).click();
      const file = readFileSync(await (await waiting).path(), 'utf8');
      expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
      expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(
        exampleProject.paymentPlan.filter(({ date }) => date).length,
      );
    });

    test('has a brochure', async ({ page, request }) => {
      await page.goto(localisePath(projectPath, code));
      const address = await page.getByRole('link', { name: t('project.brochure') }).getAttribute('href');
      expect(address).toBe(localisePath(`${projectPath}brochure.pdf`, code));
      const answer = await request.get(address ?? '');
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    });
  });
}
