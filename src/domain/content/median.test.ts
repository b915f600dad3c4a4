import { expect, it } from 'vitest';
import { median } from './median';

it.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[1, 2, 3, 10], 2.5],
  [[100, 9, 20], 20],
])('of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('does not reorder its argument', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

it('throws for an empty array', () => {
  expect(() => median([])).toThrow('no values have no median');
});
