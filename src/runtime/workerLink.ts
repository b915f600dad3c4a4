import { changeVisitState } from '../domain/site/visitState';

/** The service workers of this browser; undefined where there are none. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/** A newer worker is ready: the visitor is told, and the next page comes from the new site. */
export function noteUpdate(): void {
  changeVisitState({ isUpdated: true });
}

/** Lets a worker that waits take over: this page has just been loaded, so nothing of the old site is open in it. */
export async function letWaitingWorkerIn(): Promise<void> {
  if (!navigator.onLine) return;
  const registration = await workers()?.getRegistration();
  registration?.waiting?.postMessage('takeOver');
}

/** Tells the worker of what this page was made of, when it came before there was a worker to see it. */
export async function tellWorkerOfFirstPage(): Promise<void> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
  await tellWorker(files);
}

/** Tells each worker that takes over of the page that is open. */
export function greetNewWorkers(): void {
  workers()?.addEventListener('controllerchange', tellWorkerOfPage);
}

/** Tells the worker which page is open, so that it can be read again without a connection. */
export async function tellWorkerOfPage(): Promise<void> {
  if (navigator.onLine && workers()?.controller) await tellWorker([]);
}

async function tellWorker(files: string[]): Promise<void> {
  const registration = await workers()?.ready;
  registration?.active?.postMessage({ page: window.location.pathname, files });
}
