const key = 'alerts-token';
const pattern = /^#token=([\w.~-]{8,400})$/;

/**
 * The token of the visitor's email link. It is removed from the address bar at once, so that it is in no bookmark and
 * no screenshot, and kept until the window is closed. Null if there is none.
 */
export function takeMailToken(): string | null {
  const given = pattern.exec(window.location.hash)?.[1] ?? null;
  if (given) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  try {
    if (given) sessionStorage.setItem(key, given);
    return given ?? sessionStorage.getItem(key);
  } catch {
    return given;
  }
}

/** Forgets the token, after it has become useless. */
export function forgetMailToken(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
