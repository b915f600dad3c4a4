// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { greetNewWorkers, letWaitingWorkerIn, tellWorkerOfPage } from './workerLink';

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

describe('a worker that waits', () => {
  const answers = (postMessage: ((message: unknown, ports: MessagePort[]) => void) | null) => {
    const waiting = postMessage && { postMessage };
    Object.assign(container, { getRegistration: async () => ({ waiting }) });
  };

  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([true, false])('is let in as it answers: %s', async (answer) => {
    answers((_message, [port]) => port?.postMessage(answer));
    await expect(letWaitingWorkerIn()).resolves.toBe(answer);
  });

  it('is not waited for when it stays silent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    answers(() => {});
    const answer = letWaitingWorkerIn();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(answer).resolves.toBe(false);
  });

  it('may be missing', async () => {
    answers(null);
    await expect(letWaitingWorkerIn()).resolves.toBe(false);
  });
});
