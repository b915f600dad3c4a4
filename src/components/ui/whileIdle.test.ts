// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whileIdle } from './whileIdle';

const idle: (() => void)[] = [];

beforeEach(() => {
  idle.length = 0;
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('does steps until one was the last, and nothing before an idle moment', () => {
  let done = 0;
  whileIdle(() => ++done === 5);
  expect(done).toBe(0);
  idle.shift()?.();
  expect([done, idle.length]).toEqual([5, 0]);
});

it('leaves to the next idle moment what would take too long', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  let done = 0;
  whileIdle(() => {
    now += 3;
    return ++done === 5;
  });
  const each: number[] = [];
  while (idle.length > 0) {
    idle.shift()?.();
    each.push(done);
  }
  expect(each).toEqual([2, 4, 5]);
});

it('waits a little where the browser knows no idle moments', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  let done = 0;
  whileIdle(() => ++done === 2);
  vi.advanceTimersByTime(250);
  expect(done).toBe(2);
  vi.useRealTimers();
});
