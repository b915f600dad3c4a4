import { localisePath } from '../../src/domain/site/paths';
import { getLocale, localeCodes } from '../../src/i18n/locales';
import { violationsOn } from '../support/axe';
import { expect, openAlive, sharedPageTest as test } from '../support/e2e';
import { examplePages } from '../support/examplePages';

const screens = [
  { name: 'desktop', viewport: { width: 1280, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
];

/** Further window widths: just above and below the breakpoints of the grids, and a phone with text at 200%. */
const widths = [1024, 700, 540, 412, 320, 195];

for (const code of localeCodes) {
  for (const [name, path] of examplePages) {
    test(`the ${name} page in ${code} passes axe and fits every screen width`, async ({ page }) => {
      await openAlive(page, localisePath(path, code));
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('html')).toHaveAttribute('dir', getLocale(code).dir);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const fits = async (width: number) => {
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(beyond, `pixels beyond ${width}`).toBeLessThanOrEqual(0);
      };
      for (const { name: screen, viewport } of screens) {
        await page.setViewportSize(viewport);
        expect.soft(await violationsOn(page), `on a ${screen}`).toEqual([]);
        await fits(viewport.width);
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await fits(width);
      }
    });
  }

  for (const path of ['/', '/about/', '/about/our-team/', '/articles/']) {
    test(`a long word in a heading of ${path} in ${code} fits a narrow phone`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await openAlive(page, localisePath(path, code));
      const beyond = await page.evaluate(() => {
        for (const heading of document.querySelectorAll('main h1, main header h2'))
          heading.textContent = 'Llanfairpwllgwyngyllgogerych';
        return document.documentElement.scrollWidth - window.innerWidth;
      });
      expect(beyond).toBeLessThanOrEqual(0);
    });
  }
}
