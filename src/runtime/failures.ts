import { isPageRendered, navigationTarget } from './navigation';
import { sessionNotes } from './reloadGuard';

const notesKey = 'loaded-again';

/** What can go wrong with a page's resources, by the words in which Gatsby and webpack say it. */
export function kindOfFailure(error: unknown): 'chunk' | 'component' | 'page' | null {
  const { name = '', message = String(error) } = (error ?? {}) as Partial<Error>;
  if (name === 'ChunkLoadError' || /loading (css )?chunk .* failed/i.test(message)) return 'chunk';
  if (message.startsWith("We couldn't find the correct component chunk")) return 'component';
  return /^page resources for .* not found/.test(message) ? 'page' : null;
}

/**
 * Watches for resources that do not come. A chunk that fails, or a page whose component this build does not know, sends
 * the browser to the last path that was asked for, once a session for each; a first page without its data is left as the
 * server drew it. Must listen before Gatsby does, whose own answer to a lost chunk can go round in circles.
 */
export function watchFailures(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (meetFailure(event.reason)) event.stopImmediatePropagation();
  });
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) noteFailedResources();
      else meetFailure(event.error);
    },
    true,
  );
}

/** Acts on a failure; true when it was one of a page's resources. */
function meetFailure(error: unknown): boolean {
  const kind = kindOfFailure(error);
  if (!kind) return false;
  noteFailedResources();
  const target = navigationTarget();
  // A page fetched ahead of time, which nobody has asked to see, may fail in silence.
  const isAsked = target !== null || !isPageRendered() || kind === 'chunk';
  const { pathname, search, hash } = window.location;
  if (kind !== 'page' && isAsked) loadAgain(target ?? pathname + search + hash);
  return true;
}

/** Gatsby's worker hook reloads the page when an update comes and this is set. */
function noteFailedResources(): void {
  window.___failedResources = true;
}

/** Has the browser load a path anew, once a session for each build and path, and never without a connection. */
function loadAgain(path: string): void {
  const storage = sessionNotes();
  const note = `${window.___webpackCompilationHash} ${path}`;
  const notes: string[] = JSON.parse(storage?.getItem(notesKey) ?? '[]');
  if (!storage || !navigator.onLine || notes.includes(note)) return;
  storage.setItem(notesKey, JSON.stringify([...notes, note]));
  const { pathname, search } = window.location;
  // Assigning the address that is shown already, with a fragment, would only scroll.
  if (path.split('#')[0] === pathname + search) window.location.reload();
  else window.location.assign(path);
}
