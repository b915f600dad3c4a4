import { type BrowserContextOptions, test as base, expect, type Page } from 'playwright/test';

/**
 * Collects a page's problems: console errors, exceptions and React's hydration errors. Failed requests do not count on
 * a not-found page, nor if the server refuses a form.
 */
function listenForProblems(page: Page): string[] {
  const problems: string[] = [];
  let isNotFound = false;
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) isNotFound = response.status() === 404;
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    const isExpected =
      /^Service workers can only be used over HTTPS/.test(message.text()) ||
      (/^Failed to load resource/.test(message.text()) && (isNotFound || url.includes('/api/')));
    const isProblem = message.type() === 'error' || /hydrat|did not match/i.test(message.text());
    if (isProblem && !isExpected && !/Service workers can|page-data/.test(message.text() + url))
      problems.push(`${message.text()} ${url}`);
  });
  return problems;
}

/** Suppresses the offer of another language, which has its own tests. */
async function chooseLanguage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isPage = window === window.top && window.location.protocol.startsWith('http');
    if (isPage) window.localStorage.setItem('language', 'chosen');
  });
}

/** A browser test. It also fails if the page has problems (`listenForProblems`). */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const problems = listenForProblems(page);
      await chooseLanguage(page);
      await use(undefined);
      expect([...new Set(problems)], 'what the page complained of').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Creates a browser test whose page is shared by all tests of a worker, because a new window costs twice the processor
 * time of an open one, which has compiled the scripts. Each test finds the page as a new one: nothing stored, no routes,
 * the usual size. Not for tests that need an empty HTTP cache or add scripts to the page. Like `test`, it also fails if
 * the page has problems.
 */
function shareWindow(options: BrowserContextOptions) {
  return base.extend<{ quiet: undefined }, { window: { page: Page; problems: string[] } }>({
    window: [
      async ({ browser }, use, { project }) => {
        const { baseURL, colorScheme, serviceWorkers } = project.use;
        const context = await browser.newContext({ baseURL, colorScheme, serviceWorkers, ...options });
        const page = await context.newPage();
        await chooseLanguage(page);
        await use({ page, problems: listenForProblems(page) });
        await context.close();
      },
      { scope: 'worker' },
    ],
    context: async ({ window: { page } }, use) => use(page.context()),
    page: async ({ window: { page }, viewport }, use) => {
      if (viewport) await page.setViewportSize(viewport);
      await use(page);
      await tidy(page);
    },
    quiet: [
      async ({ window: { problems } }, use) => {
        problems.length = 0;
        await use(undefined);
        expect([...new Set(problems)], 'what the page complained of').toEqual([]);
      },
      { auto: true },
    ],
  });
}

export const sharedPageTest = shareWindow({});
/** The same in a browser that runs no scripts. */
export const withoutScriptTest = shareWindow({ javaScriptEnabled: false });

/** Removes what a test has left in a shared page. */
async function tidy(page: Page): Promise<void> {
  const context = page.context();
  await Promise.all([page, context].map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })));
  await Promise.all(
    context
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
  );
  await context.clearPermissions();
  await page.emulateMedia({ media: null, reducedMotion: null, forcedColors: null });
  // A file without scripts, which would store things again.
  await page.goto('/robots.txt');
  const { origin } = new URL(page.url());
  const session = await context.newCDPSession(page);
  await session.send('DOMStorage.clear', { storageId: { securityOrigin: origin, isLocalStorage: false } });
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,local_storage,indexeddb,cache_storage',
  });
  await session.detach();
}

/** Opens a page and waits until React has hydrated it. Until then, clicks are handled by the browser. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const isTaken = (element: Element | null) =>
      Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber'));
    return (
      '___navigate' in window &&
      isTaken(document.querySelector('main')) &&
      isTaken(document.querySelector('footer'))
    );
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** The sum of all layout shifts of a page since it was opened. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as unknown as { value: number }[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

export { expect };
