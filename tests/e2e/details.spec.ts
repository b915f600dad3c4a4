import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { expect, openAlive, test } from '../support/e2e';
import { words } from '../support/plannedSite';

const home =
  '/properties-for-sale/3-bedroom-penthouse-for-sale-in-al-mahar-tower-marina-district-lusail/cap-1188/';
const project = '/offplan/qetaifan-reef-residences/';

for (const code of localeCodes) {
  const t = words[code];
  const forward = code === 'ar' ? 'ArrowLeft' : 'ArrowRight';
  const heart = (page: Page) => page.locator('main button[aria-pressed]').first();

  test.describe(`a home in ${code}`, () => {
    test('asks for its first picture before anything else is read', async ({ page }) => {
      await page.goto(localisePath(home, code));
      const preload = page.locator('head link[rel=preload][as=image]');
      const first = page.locator('main picture source[type="image/avif"]').first();
      await expect(preload).toHaveAttribute('imagesrcset', (await first.getAttribute('srcset')) ?? '');
      await expect(preload).toHaveAttribute('imagesizes', (await first.getAttribute('sizes')) ?? '');
    });

    test('shows its pictures over the whole screen, by keys along the line of reading', async ({ page }) => {
      await openAlive(page, localisePath(home, code));
      const gallery = page.getByRole('region', { name: t('gallery.label'), exact: true });
      const first = gallery.getByRole('listitem').first().getByRole('link');
      await first.click();
      const counter = page.locator('.yarl__counter');
      await expect(counter).toHaveText(/^1 \/ \d+$/);
      await page.keyboard.press(forward);
      await expect(counter).toHaveText(/^2 \/ \d+$/);
      await page.keyboard.press('Escape');
      await expect(counter).toHaveCount(0);
      await expect(first).toBeFocused();
    });

    test('remembers the currency on the next page, and moves nothing for it', async ({ page }) => {
      await openAlive(page, localisePath(home, code));
      await page.getByText(t('listings.display.currency.USD'), { exact: true }).click();
      await expect(page.locator('main')).toContainText('≈');
      await page.goto(localisePath(home, code));
      await expect(page.locator('main')).toContainText('≈ ');
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 500);
          }),
      );
      expect(shift).toBeLessThanOrEqual(0.01);
    });

    test('is kept on the shortlist, noted, compared and handed on by its address', async ({ page }) => {
      await openAlive(page, localisePath(home, code));
      await heart(page).click();
      await openAlive(page, `${localisePath('/shortlist/', code)}#cap-1001`);
      await page.getByRole('button', { name: t('shortlist.keepAll') }).click();
      await page
        .getByRole('textbox', { name: t('shortlist.note') })
        .first()
        .fill('قريب من البحر');
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await expect(page.getByRole('table')).toContainText('cap-1188');
      await expect(page.getByRole('table')).toContainText('cap-1001');
      await page.reload();
      await expect(page.getByRole('textbox', { name: t('shortlist.note') }).first()).toHaveValue(
        'قريب من البحر',
      );
    });

    test('has its bar of contacts within reach on a phone, and nothing in focus beneath it', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openAlive(page, localisePath(home, code));
      const bar = page.getByRole('navigation', { name: t('property.contactBar') });
      await expect(bar).toBeInViewport();
      const top = (await bar.boundingBox())?.y ?? 0;
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press('Tab');
        const bottom = await page.evaluate(() => {
          const element = document.activeElement;
          const isInBar = element?.closest('nav')?.getAttribute('aria-label') ?? '';
          return { bottom: element?.getBoundingClientRect().bottom ?? 0, isInBar };
        });
        if (bottom.isInBar === t('property.contactBar')) break;
        expect(bottom.bottom).toBeLessThanOrEqual(top + 1);
      }
    });
  });

  test.describe(`a project in ${code}`, () => {
    test('narrows its units by a building of the site plan', async ({ page }) => {
      await openAlive(page, localisePath(project, code));
      await page.getByRole('button', { name: /^A:|^A\b/ }).click();
      const units = page.locator('#availability tbody th');
      for (const unit of await units.all()) await expect(unit).toHaveText(/^A-/);
    });

    test('hands over the dates of payment for the chosen unit', async ({ page }) => {
      await openAlive(page, localisePath(project, code));
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: t('project.calendar') }).click();
      const file = readFileSync(await (await waiting).path(), 'utf8');
      expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
      expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    });

    test('has a brochure', async ({ page, request }) => {
      await page.goto(localisePath(project, code));
      const address = await page.getByRole('link', { name: t('project.brochure') }).getAttribute('href');
      expect(address).toBe(localisePath(`${project}brochure.pdf`, code));
      const answer = await request.get(address ?? '');
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    });
  });
}
