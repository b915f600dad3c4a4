import { vi } from 'vitest';

type Listener = (entries: { isIntersecting: boolean }[]) => void;

/** Replaces an observer, which jsdom lacks, during a test. @param onCreate called with the listener of each one */
export function stubObserver(
  name: 'IntersectionObserver' | 'ResizeObserver',
  onCreate: (listener: Listener) => void = () => {},
): void {
  vi.stubGlobal(
    name,
    class {
      constructor(listener: Listener) {
        onCreate(listener);
      }
      observe() {}
      disconnect() {}
    },
  );
}
