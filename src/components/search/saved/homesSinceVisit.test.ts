// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isNewSinceVisit, rememberNewHomes } from './homesSinceVisit';

const hour = 60 * 60_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it.each([
  [11, true],
  [13, false],
  [-365 * 24, false],
])('when the clock has moved by %i hours, a new home is marked: %s', (hours, isMarked) => {
  localStorage.clear();
  rememberNewHomes('residential', [7]);
  vi.setSystemTime(Date.now() + hours * hour);
  expect(isNewSinceVisit('residential', 'cap-7')).toBe(isMarked);
});
