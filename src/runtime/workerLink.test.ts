// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activateWaitingWorker, recordUncontrolledPages, reportPageToWorker } from './workerLink';

const postMessage = vi.fn();
let container: EventTarget & { controller: object | null; ready: Promise<object> };

/** Simulates a document of the same session at a path, with the files that it loaded. */
function open(path: string, files: string[]): void {
  window.history.replaceState(null, '', path);
  const entries = files.map((name) => ({ name: new URL(name, window.location.origin).href }));
  vi.stubGlobal('performance', { getEntriesByType: () => entries });
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

it('a page left before a worker was in control is reported with the next one', async () => {
  open('/about/', ['/about.js']);
  recordUncontrolledPages();
  await reportPageToWorker();
  open('/faq/', ['/about.js', '/faq.js', 'https://elsewhere.example/x.js']);
  await reportPageToWorker();
  expect(postMessage).not.toHaveBeenCalled();
  takeControl();
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalled());
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({
    read: ['/about/', '/faq/'],
    files: ['/about.js', '/faq.js'],
  });
});

it('a document left at once is reported by the next one, which a worker controls from its start', async () => {
  open('/about/', ['/about.js']);
  recordUncontrolledPages();
  window.dispatchEvent(new Event('pagehide'));
  container.controller = {};
  open('/faq/', []);
  await reportPageToWorker();
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ read: ['/about/', '/faq/'], files: ['/about.js'] });
  await reportPageToWorker();
  expect(postMessage).toHaveBeenLastCalledWith({ read: ['/faq/'], files: [] });
});

describe('a waiting worker', () => {
  const answers = (postMessage: ((message: unknown, ports: MessagePort[]) => void) | null) => {
    const waiting = postMessage && { postMessage };
    Object.assign(container, { getRegistration: async () => ({ waiting }) });
  };

  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([true, false])('is activated depending on its answer: %s', async (answer) => {
    answers((_message, [port]) => port?.postMessage(answer));
    await expect(activateWaitingWorker()).resolves.toBe(answer);
  });

  it('is not awaited if it does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    answers(() => {});
    const answer = activateWaitingWorker();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(answer).resolves.toBe(false);
  });

  it('may be missing', async () => {
    answers(null);
    await expect(activateWaitingWorker()).resolves.toBe(false);
  });
});
