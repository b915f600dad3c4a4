const navigation = { target: null as string | null, isHydrated: false };

/** Returns the path, with query and fragment, of the navigation in progress, or null. */
export const navigationTarget = (): string | null => navigation.target;

/** Returns whether React has hydrated the first page. Until then, links are left to the browser. */
export const isPageHydrated = (): boolean => navigation.isHydrated;

/** Records that the navigation in progress has ended. */
export function endNavigation(): void {
  navigation.target = null;
}

/** Records that React has hydrated the first page. */
export function notePageHydrated(): void {
  navigation.isHydrated = true;
}

/** Records the target of every navigation, whether started by a link, by Gatsby or by the browser's back button. */
export function followNavigations(): void {
  for (const name of ['___navigate', '___push', '___replace'] as const) {
    const go = window[name];
    if (!go) continue;
    window[name] = (to: string, options?: object) => {
      navigation.target = to;
      go(to, options);
    };
  }
  window.addEventListener('popstate', () => {
    const { pathname, search, hash } = window.location;
    navigation.target = pathname + search + hash;
  });
}
