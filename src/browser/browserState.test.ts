import { expect, it, vi } from 'vitest';
import { changeBrowserState, readBrowserState, watchBrowserState } from './browserState';

it('tells of changes only, and no longer than asked', () => {
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
