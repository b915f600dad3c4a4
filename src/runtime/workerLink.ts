import { changeVisitState } from '../domain/site/visitState';

/** The service workers of this browser; undefined where there are none. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/**
 * A newer worker is ready: the visitor is told, and the next page comes from the new site. Not when the page that is open
 * came from there already.
 */
export async function noteUpdate(): Promise<void> {
  if (!(await letWaitingWorkerIn())) changeVisitState({ isUpdated: true });
}

/**
 * Lets a worker that waits take over, if this page was loaded from the build that the worker knows; true when it does.
 * An old page, shown again without a connection, keeps the old worker, and with it all that was kept of the old site.
 */
export async function letWaitingWorkerIn(): Promise<boolean> {
  const waiting = (await workers()?.getRegistration())?.waiting;
  if (!waiting) return false;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  waiting.postMessage({ takeOver: window.___webpackCompilationHash }, [port2]);
  return answer;
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
