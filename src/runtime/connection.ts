import { changeBrowserState } from '../browser/browserState';

/** Keeps the visitor told of the connection; the offline page gives way to the real one as soon as there is one. */
export function watchConnection(): void {
  const tell = () => changeBrowserState({ isOffline: !navigator.onLine });
  window.addEventListener('offline', tell);
  window.addEventListener('online', () => {
    tell();
    const isStandIn =
      document.querySelector('[data-offline-page]') && !/\/offline\/$/.test(location.pathname);
    if (isStandIn) window.location.reload();
  });
  tell();
}
