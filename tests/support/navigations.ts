import type { Page, Request, Route } from 'playwright/test';

/** Counts the documents that a page loads from now on. */
export function countLoads(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1;
  });
  return loads;
}

/** Counts the scripts that a page asks for from now on; its load state knows only those of its beginning. */
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

/** Opens a page and waits until React has taken it over: until then a click is the browser's. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilReady(page);
}

/** Waits for what the runtime adds to a page that it has taken over. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.locator('[data-announcer]').waitFor({ state: 'attached' });
}

/** Goes to a path as a link of ours does. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.___navigate?.(to), path);
}

/** Marks the document, to tell later whether another one was loaded. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

/** True while the document is the one that was marked. */
export async function isMarked(page: Page): Promise<boolean> {
  // While the next document comes there is none to ask.
  return page.evaluate(() => 'isMarked' in window).catch(() => true);
}

/** Answers a request with a status and nothing else; counts how often it was asked. */
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
