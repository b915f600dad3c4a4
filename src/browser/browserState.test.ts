import { expect, it, vi } from 'vitest';
import { changeBrowserState, readBrowserState, watchBrowserState } from './browserState';

it('calls listeners only for changes and until they are removed', () => {
  const listener = vi.fn();
  const stop = watchBrowserState(listener);
  const before = readBrowserState();
  changeBrowserState({ isSlow: false });
  expect(listener).not.toHaveBeenCalled();
  expect(readBrowserState()).toBe(before);

  changeBrowserState({ isSlow: true });
  expect(listener).toHaveBeenCalledOnce();
  expect(readBrowserState()).toEqual({ isSlow: true, isOffline: false, isUpdated: false });

  stop();
  changeBrowserState({ isSlow: false });
  expect(listener).toHaveBeenCalledOnce();
});
