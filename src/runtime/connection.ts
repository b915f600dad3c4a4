import { changeBrowserState } from '../browser/browserState';

/** Keeps `isOffline` up to date. Reloads an offline page that was shown for another URL once the device is online. */
export function watchConnection(): void {
  const update = () => changeBrowserState({ isOffline: !navigator.onLine });
  window.addEventListener('offline', update);
  window.addEventListener('online', () => {
    update();
    const isFallback =
      document.querySelector('[data-offline-page]') && !/\/offline\/$/.test(location.pathname);
    if (isFallback) window.location.reload();
  });
  update();
}
