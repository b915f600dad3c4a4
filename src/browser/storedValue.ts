/** A value that this browser remembers, the same in all of its windows. */
export type StoredValue<Value> = {
  read: () => Value;
  write: (value: Value) => void;
  /** For React's `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
};

/**
 * A value in local storage. A browser that keeps nothing still shows it until it is closed.
 * @param place its key in the storage
 * @param parse makes the value of what was kept; null where nothing, or nothing readable, was
 */
export function storedValue<Value>(place: string, parse: (json: unknown) => Value): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let kept: { text: string | null; value: Value } | null = null;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const forget = ({ key }: StorageEvent) => {
    if (key !== place) return;
    kept = null;
    tell();
  };
  return {
    read: () => {
      // While nobody listens, another window may have changed it without our knowing.
      if (!kept || (listeners.size === 0 && kept.text !== textIn(place))) {
        const text = textIn(place);
        kept = { text, value: parse(jsonOf(text)) };
      }
      return kept.value;
    },
    write: (value) => {
      try {
        localStorage.setItem(place, JSON.stringify(value));
      } catch {
        // Private windows may refuse.
      }
      kept = { text: textIn(place), value };
      tell();
    },
    subscribe: (listener) => {
      // One ear for all: each price on a page listens.
      if (listeners.size === 0) window.addEventListener('storage', forget);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', forget);
      };
    },
  };
}

function textIn(place: string): string | null {
  try {
    return localStorage.getItem(place);
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
