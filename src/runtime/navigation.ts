/** Where the visitor is on the way to, and whether the page that is open has been taken over by React. */
const navigation = { target: null as string | null, isRendered: false };

/** The path that is being loaded, or null when none is. */
export const navigationTarget = (): string | null => navigation.target;

/** True once the server's HTML works by itself; before that, links are best left to the browser. */
export const isPageRendered = (): boolean => navigation.isRendered;

/** The page that was asked for is there. */
export function endNavigation(): void {
  navigation.target = null;
}

/** React has taken over the page. */
export function notePageRendered(): void {
  navigation.isRendered = true;
}

/** Notes where every navigation leads, whoever begins it: our links, Gatsby's, or the browser's back button. */
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
