import { test as base, expect, type Page } from 'playwright/test';
import { openSwitchableSite, type SwitchableSite } from './switchableSite';

/** A test with its own site, which can go offline and be updated (`switchableSite.ts`). */
export const test = base.extend<{ site: SwitchableSite }>({
  site: async ({ baseURL }, use) => {
    const site = await openSwitchableSite(String(baseURL));
    await use(site);
    await site.close();
  },
});

/** Waits until the service worker controls the page and has cached all precached files. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 20_000,
  });
}

/** Waits until the service worker has cached a path. */
export async function waitUntilKept(page: Page, path: string): Promise<void> {
  const isKept = () => page.evaluate(async (wanted) => Boolean(await caches.match(wanted)), path);
  await expect.poll(isKept, { timeout: 10_000 }).toBe(true);
}

/** Takes the page and its service worker offline. */
export async function goOffline(page: Page, site: SwitchableSite): Promise<void> {
  site.isDown = true;
  await page.context().setOffline(true);
}
