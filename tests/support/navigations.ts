import type { Page, Request, Route } from 'playwright/test';

/** Counts the full page loads from now on. */
export function countLoads(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1;
  });
  return loads;
}

/** Counts the scripts that a page requests from now on. The page's load state covers only its initial scripts. */
export function watchScripts(page: Page): { underWay: Set<Request>; arrived: number } {
  const scripts = { underWay: new Set<Request>(), arrived: 0 };
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.underWay.add(request);
  });
  page.on('requestfinished', (request) => {
    if (scripts.underWay.delete(request)) scripts.arrived += 1;
  });
  return scripts;
}

/** Opens a page and waits until the project's runtime has started, which is after hydration. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilReady(page);
}

/** Waits for the element that the runtime adds after hydration. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.locator('[data-announcer]').waitFor({ state: 'attached' });
}

/** Navigates to a path on the client, as a link of the site does. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.___navigate?.(to), path);
}

/** Marks the document, to detect a later full page load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

/** Returns whether the document is still the marked one. */
export async function isMarked(page: Page): Promise<boolean> {
  // Evaluation fails while the next document is loading.
  return page.evaluate(() => 'isMarked' in window).catch(() => true);
}

/** Waits until a page load that scripts have asked for, if any, has been requested: requests are sent in order. */
export async function letLoadsStart(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }).then((answer) => answer.text()));
}

/** Answers requests with a status and body, and counts them. */
export function answerWith(status: number, body = ''): { count: number; handle: (route: Route) => void } {
  const answer = {
    count: 0,
    handle: (route: Route) => {
      answer.count += 1;
      route.fulfill({ status, body, contentType: 'application/json' });
    },
  };
  return answer;
}
