import { expect, it, vi } from 'vitest';
import { changeVisitState, readVisitState, watchVisitState } from './visitState';

it('tells of changes only, and no longer than asked', () => {
  const listener = vi.fn();
  const stop = watchVisitState(listener);
  const before = readVisitState();
  changeVisitState({ isSlow: false });
  expect(listener).not.toHaveBeenCalled();
  expect(readVisitState()).toBe(before);

  changeVisitState({ isSlow: true });
  expect(listener).toHaveBeenCalledOnce();
  expect(readVisitState()).toEqual({ isSlow: true, isOffline: false, isUpdated: false });

  stop();
  changeVisitState({ isSlow: false });
  expect(listener).toHaveBeenCalledOnce();
});
