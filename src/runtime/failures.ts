import { isPageHydrated, navigationTarget } from './navigation';
import { findSessionStorage } from './reloadGuard';

const notesKey = 'loaded-again';

/** Recognises errors about a page's resources by the messages of Gatsby and webpack. Returns null for other errors. */
export function kindOfFailure(error: unknown): 'chunk' | 'component' | 'page' | null {
  const { name = '', message = String(error) } = (error ?? {}) as Partial<Error>;
  if (name === 'ChunkLoadError' || /loading (css )?chunk .* failed/i.test(message)) return 'chunk';
  if (message.startsWith("We couldn't find the correct component chunk")) return 'component';
  return /^page resources for .* not found/.test(message) ? 'page' : null;
}

/**
 * Handles resources that fail to load. If a chunk fails or the build lacks a page's component, the browser loads the
 * requested path with a full page load, once per session, build and path. A first page whose data is missing stays as
 * prerendered. Call it before Gatsby adds its own listeners: Gatsby may reload endlessly for a missing chunk.
 */
export function watchFailures(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (handleFailure(event.reason)) event.stopImmediatePropagation();
  });
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) noteFailedResources();
      else handleFailure(event.error);
    },
    true,
  );
}

/** Handles an error. Returns whether it was about a page's resources. */
function handleFailure(error: unknown): boolean {
  const kind = kindOfFailure(error);
  if (!kind) return false;
  noteFailedResources();
  const target = navigationTarget();
  // The failure of a prefetched page does not matter until a navigation needs the page.
  const isNeeded = target !== null || !isPageHydrated() || kind === 'chunk';
  const { pathname, search, hash } = window.location;
  if (kind !== 'page' && isNeeded) reloadOnce(target ?? pathname + search + hash);
  return true;
}

/** Makes Gatsby reload the page when a service worker update arrives. */
function noteFailedResources(): void {
  window.___failedResources = true;
}

/** Loads a path with a full page load, once per session, build and path. Does nothing while the device is offline. */
function reloadOnce(path: string): void {
  const storage = findSessionStorage();
  const note = `${window.___webpackCompilationHash} ${path}`;
  const notes: string[] = JSON.parse(storage?.getItem(notesKey) ?? '[]');
  if (!storage || !navigator.onLine || notes.includes(note)) return;
  storage.setItem(notesKey, JSON.stringify([...notes, note]));
  const { pathname, search } = window.location;
  // Assigning the current URL with a fragment would only scroll.
  if (path.split('#')[0] === pathname + search) window.location.reload();
  else window.location.assign(path);
}
