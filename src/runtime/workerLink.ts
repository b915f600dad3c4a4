import { changeBrowserState } from '../browser/browserState';
import { sessionNotes } from './reloadGuard';

/** The service workers of this browser; undefined where there are none. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/**
 * A newer worker is ready: the visitor is told, and the next page comes from the new site. Not when the page that is open
 * came from there already.
 */
export async function noteUpdate(): Promise<void> {
  if (!(await letWaitingWorkerIn())) changeBrowserState({ isUpdated: true });
}

/** Milliseconds after which a worker that does not answer counts as one that refuses. */
const workerPatience = 3000;

/**
 * Lets a worker that waits take over, if this page was loaded from the build that the worker knows; true when it
 * does, false when it refuses or stays silent.
 * An old page, shown again without a connection, keeps the old worker, and with it all that was kept of the old site.
 */
export async function letWaitingWorkerIn(): Promise<boolean> {
  const waiting = (await workers()?.getRegistration())?.waiting;
  if (!waiting) return false;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    // A worker that has crashed, or one of a build without this question, says nothing.
    setTimeout(resolve, workerPatience, false);
  });
  waiting.postMessage({ takeOver: window.___webpackCompilationHash }, [port2]);
  return answer.finally(() => port1.close());
}

/** Pages and files that this visit loaded while no worker controlled it, to be told to the first one that does. */
type Unkept = { pages: string[]; files: string[] };

const unkeptKey = 'not-kept-yet';

/**
 * Sees to it that what is read before there is a worker can be read without a connection as well, though it be left at
 * once: pages and files are noted for the visit, and the worker is told of them when it takes over.
 */
export function greetNewWorkers(): void {
  if (!workers()?.controller) {
    window.addEventListener('pagehide', noteWhatIsOpen);
    const end = () => {
      window.removeEventListener('pagehide', noteWhatIsOpen);
      noteWhatIsOpen();
    };
    workers()?.addEventListener('controllerchange', end, { once: true });
  }
  workers()?.addEventListener('controllerchange', tellWorkerOfPage);
}

/** Tells the worker which page is open, so that it can be read again without a connection. */
export async function tellWorkerOfPage(): Promise<void> {
  if (!navigator.onLine || !workers()) return;
  const page = window.location.pathname;
  if (!workers()?.controller) return note({ pages: [page], files: [] });
  const { pages, files } = readNotes();
  sessionNotes()?.removeItem(unkeptKey);
  const registration = await workers()?.ready;
  registration?.active?.postMessage({ read: [...new Set([...pages, page])], files });
}

function noteWhatIsOpen(): void {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
  note({ pages: [window.location.pathname], files });
}

function note({ pages, files }: Unkept): void {
  const noted = readNotes();
  const all: Unkept = {
    pages: [...new Set([...noted.pages, ...pages])],
    files: [...new Set([...noted.files, ...files])],
  };
  sessionNotes()?.setItem(unkeptKey, JSON.stringify(all));
}

function readNotes(): Unkept {
  const noted = sessionNotes()?.getItem(unkeptKey);
  return noted ? JSON.parse(noted) : { pages: [], files: [] };
}
