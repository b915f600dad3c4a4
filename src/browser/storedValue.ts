/** A value that persists in the browser and is the same in all of its windows. */
export type StoredValue<Value> = {
  read: () => Value;
  write: (value: Value) => void;
  /** For React's `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
};

/**
 * Creates a store for a value in local storage. If storage is unavailable, the value lasts until the page is closed.
 * @param key in local storage
 * @param parse converts the stored JSON, or null if nothing readable is stored, to a value; must not throw
 */
export function storedValue<Value>(key: string, parse: (json: unknown) => Value): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let cached: { text: string | null; value: Value } | null = null;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const refresh = () => {
    cached = null;
    notify();
  };
  const handleStorage = (event: StorageEvent) => {
    if (event.key === key) refresh();
  };
  /** A page in the back/forward cache hears nothing of what other windows store. */
  const handleReturn = (event: PageTransitionEvent) => {
    if (event.persisted && cached?.text !== textIn(key)) refresh();
  };
  return {
    read: () => {
      // Without subscribers there is no storage listener, so another window may have changed the value.
      if (!cached || (listeners.size === 0 && cached.text !== textIn(key))) {
        const text = textIn(key);
        cached = { text, value: parse(jsonOf(text)) };
      }
      return cached.value;
    },
    write: (value) => {
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // The quota may be exceeded or storage disabled.
      }
      cached = { text: textIn(key), value };
      notify();
    },
    subscribe: (listener) => {
      // All subscribers share the event listeners, because every price on a page subscribes.
      if (listeners.size === 0) {
        window.addEventListener('storage', handleStorage);
        window.addEventListener('pageshow', handleReturn);
        // Another window may have changed the value between React's first rendering and this subscription.
        if (cached?.text !== textIn(key)) cached = null;
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', handleStorage);
        window.removeEventListener('pageshow', handleReturn);
      };
    },
  };
}

function textIn(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
