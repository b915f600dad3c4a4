// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { whileIdle } from './whileIdle';

const idle: (() => void)[] = [];

beforeEach(() => {
  idle.length = 0;
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
});

it('runs steps in idle time until one reports that it was the last', () => {
  let done = 0;
  whileIdle(() => ++done === 5);
  expect(done).toBe(0);
  idle.shift()?.();
  expect([done, idle.length]).toEqual([5, 0]);
});

it('leaves the remaining steps to the next idle period when the time is up', () => {
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

it('uses a timeout in browsers without requestIdleCallback', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  let done = 0;
  whileIdle(() => ++done === 2);
  vi.advanceTimersByTime(250);
  expect(done).toBe(2);
  vi.useRealTimers();
});
