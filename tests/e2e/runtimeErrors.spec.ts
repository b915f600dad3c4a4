import { expect, type Page, type Route, test } from 'playwright/test';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { makeSignal } from '../support/makeSignal';
import { countLoads, openReady } from '../support/navigations';
import { words } from '../support/plannedSite';

type PageData = { result: { data: { view: { content: Record<string, unknown> } } } };

/** Serves a page's data after modifying it. */
const withFault = (page: Page, path: string, breakIt: (content: Record<string, unknown>) => void) =>
  page.route(`**/page-data${path}page-data.json`, async (route: Route) => {
    const response = await route.fetch();
    const data: PageData = await response.json();
    breakIt(data.result.data.view.content);
    await route.fulfill({ response, json: data });
  });

for (const code of localeCodes) {
  const t = words[code];
  const from = localisePath('/about/', code);
  const to = localisePath('/faq/', code);
  const linkThere = `footer a[href="${to}"]`;

  test(`a section with an error shows a message, and the rest works, in ${code}`, async ({ page }) => {
    await withFault(page, to, (content) => {
      content.blocks = [{ type: 'steps', title: 'Steps', lead: null, steps: null }];
    });
    await openReady(page, from);
    await page.locator(linkThere).first().click();
    await expect(page.getByRole('alert')).toHaveText(t('common.broken'));
    await expect(page.locator('header')).toBeVisible();
    await page.locator(`footer a[href="${from}"]`).first().click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`a page with an error shows the error page in its language, in ${code}`, async ({ page }) => {
    await withFault(page, to, (content) => {
      content.meta = null;
    });
    await openReady(page, from);
    await page.locator(linkThere).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.server.title'));
    const home = page.locator(`main a[href="${localisePath('/', code)}"]`);
    await page.unrouteAll();
    await home.click();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.getByRole('navigation', { name: t('common.mainMenu') })).toBeAttached();
  });

  for (const path of ['/', '/about/', '/properties/for-rent/in-lusail/', '/nothing-here/']) {
    test(`the language can be switched on ${path} before its scripts load, in ${code}`, async ({ page }) => {
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      page.on('console', (message) => {
        if (/hydrat|did not match|Minified React/i.test(message.text())) problems.push(message.text());
      });
      const clicked = makeSignal();
      const hydrated = makeSignal();
      await page.exposeFunction('noteHydrated', () => hydrated.resolve());
      await page.addInitScript(() => {
        const note = () => (window as unknown as { noteHydrated: () => void }).noteHydrated();
        new PerformanceObserver(note).observe({ type: 'mark', buffered: true });
      });
      const scripts = /\/app-\w+\.js/;
      await page.route(scripts, async (route) => {
        await clicked.promise;
        await route.continue();
      });
      const loads = countLoads(page);
      const asked = page.waitForRequest(scripts);
      await page.goto(localisePath(path, code), { waitUntil: 'commit' });
      const languageSwitch = page.locator('header [data-language-switch]');
      const translation = String(await languageSwitch.getAttribute('href'));
      // The next page is slow, so that the scripts of this one start while it loads.
      await page.route(`**${translation}`, async (route) => {
        clicked.resolve();
        await hydrated.promise;
        await route.continue();
      });
      // A page that is left before its first paint never requests its scripts.
      await asked;
      await languageSwitch.click({ noWaitAfter: true });
      await page.waitForURL(`**${translation}`);
      await page.locator('[data-announcer]').waitFor({ state: 'attached' });
      expect(loads.count).toBe(2);
      expect(problems).toEqual([]);
    });
  }
}
