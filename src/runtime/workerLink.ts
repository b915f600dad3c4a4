import { changeBrowserState } from '../browser/browserState';
import { findSessionStorage } from './reloadGuard';

/** Undefined if the browser does not support service workers or the page is not secure. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/** Handles an installed update: activates it if the open page belongs to the new build, else tells the visitor. */
export async function noteUpdate(): Promise<void> {
  if (!(await activateWaitingWorker())) changeBrowserState({ isUpdated: true });
}

/** Milliseconds after which a worker that does not answer counts as refusing. */
const answerTimeout = 3000;

/**
 * Activates the waiting service worker if this page was loaded from the same build. Otherwise, for example when an old
 * page is shown from the cache, the old worker stays in control, and its caches are kept.
 * @returns whether the worker agreed to activate
 */
export async function activateWaitingWorker(): Promise<boolean> {
  const waiting = (await workers()?.getRegistration())?.waiting;
  if (!waiting) return false;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    // A crashed worker, or one of a build without this message, does not answer.
    setTimeout(resolve, answerTimeout, false);
  });
  waiting.postMessage({ takeOver: window.___webpackCompilationHash }, [port2]);
  return answer.finally(() => port1.close());
}

/** Paths loaded in this session before a worker was in control. The first worker in control gets the list. */
type Uncached = { pages: string[]; files: string[] };

const uncachedKey = 'not-kept-yet';

/**
 * Makes pages that were read before a worker was in control available offline too: records them and their files in
 * session storage, and reports them to the worker when it takes control.
 */
export function recordUncontrolledPages(): void {
  if (!workers()?.controller) {
    window.addEventListener('pagehide', recordOpenPage);
    const end = () => {
      window.removeEventListener('pagehide', recordOpenPage);
      recordOpenPage();
    };
    workers()?.addEventListener('controllerchange', end, { once: true });
  }
  workers()?.addEventListener('controllerchange', reportPageToWorker);
}

/** Reports the open page to the worker, which caches it for offline use. */
export async function reportPageToWorker(): Promise<void> {
  if (!navigator.onLine || !workers()) return;
  const page = window.location.pathname;
  if (!workers()?.controller) return record({ pages: [page], files: [] });
  const { pages, files } = readRecords();
  findSessionStorage()?.removeItem(uncachedKey);
  const registration = await workers()?.ready;
  registration?.active?.postMessage({ read: [...new Set([...pages, page])], files });
}

function recordOpenPage(): void {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
  record({ pages: [window.location.pathname], files });
}

function record({ pages, files }: Uncached): void {
  const recorded = readRecords();
  const all: Uncached = {
    pages: [...new Set([...recorded.pages, ...pages])],
    files: [...new Set([...recorded.files, ...files])],
  };
  findSessionStorage()?.setItem(uncachedKey, JSON.stringify(all));
}

function readRecords(): Uncached {
  const recorded = findSessionStorage()?.getItem(uncachedKey);
  return recorded ? JSON.parse(recorded) : { pages: [], files: [] };
}
