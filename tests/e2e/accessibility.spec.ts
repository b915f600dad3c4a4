import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright/test';
import { localisePath } from '../../src/domain/site/paths';
import { getLocale, localeCodes } from '../../src/i18n/locales';
import { expect, openAlive, test } from '../support/e2e';
import { examplePages } from '../support/examplePages';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const screens = [
  { name: 'desktop', viewport: { width: 1280, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
];

/** Where grids change their columns, a little more and a little less room for them. */
const widths = [320, 390, 412, 540, 700, 1024, 1280];

/** What axe finds, one line a rule, with the first places. */
async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof Axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target)
        .slice(0, 4)
        .join(' | ')}`,
  );
}

for (const code of localeCodes) {
  for (const [name, path] of examplePages) {
    test(`the ${name} page in ${code} can be used by everybody, and fits every screen`, async ({ page }) => {
      await openAlive(page, localisePath(path, code));
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('html')).toHaveAttribute('dir', getLocale(code).dir);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      // Not as an element: our content security policy would refuse it.
      await page.evaluate(axe);
      for (const { name: screen, viewport } of screens) {
        await page.setViewportSize(viewport);
        expect.soft(await violationsOn(page), `on a ${screen}`).toEqual([]);
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(beyond, `pixels beyond ${width}`).toBeLessThanOrEqual(0);
      }
    });
  }
}
