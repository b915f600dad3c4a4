// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { greetNewWorkers, tellWorkerOfPage } from './workerLink';

const postMessage = vi.fn();
let container: EventTarget & { controller: object | null; ready: Promise<object> };

/** A document of the same visit, at a path, with the files that it loaded. */
function open(path: string, files: string[]): void {
  window.history.replaceState(null, '', path);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    files.map((name) => ({ name: new URL(name, window.location.origin).href }) as PerformanceEntry),
  );
}

function takeControl(): void {
  container.controller = {};
  container.dispatchEvent(new Event('controllerchange'));
}

beforeEach(() => {
  window.sessionStorage.clear();
  postMessage.mockReset();
  container = Object.assign(new EventTarget(), {
    controller: null,
    ready: Promise.resolve({ active: { postMessage } }),
  });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a page that was left for another before there was a worker is told with it', async () => {
  open('/about/', ['/about.js']);
  greetNewWorkers();
  await tellWorkerOfPage();
  open('/faq/', ['/about.js', '/faq.js', 'https://elsewhere.example/x.js']);
  await tellWorkerOfPage();
  expect(postMessage).not.toHaveBeenCalled();
  takeControl();
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalled());
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({
    read: ['/about/', '/faq/'],
    files: ['/about.js', '/faq.js'],
  });
});

it('a document that was left at once is told by the next one, which a worker controls from its start', async () => {
  open('/about/', ['/about.js']);
  greetNewWorkers();
  window.dispatchEvent(new Event('pagehide'));
  container.controller = {};
  open('/faq/', []);
  await tellWorkerOfPage();
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ read: ['/about/', '/faq/'], files: ['/about.js'] });
  await tellWorkerOfPage();
  expect(postMessage).toHaveBeenLastCalledWith({ read: ['/faq/'], files: [] });
});
