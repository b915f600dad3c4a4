import { expect, it } from 'vitest';
import { median, quantile } from './quantile';

it.each([
  [[5], 0.25, 5],
  [[1, 2, 3, 4, 5], 0.25, 2],
  [[5, 4, 3, 2, 1], 0.75, 4],
  [[1, 2, 3, 4], 0.25, 1.75],
])('of %o at %d is %d', (values, part, expected) => {
  expect(quantile(values, part)).toBe(expected);
});

it.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[1, 2, 3, 10], 2.5],
  [[100, 9, 20], 20],
])('median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('does not reorder its argument', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

it('quantile throws for an empty list', () => {
  expect(() => quantile([], 0.5)).toThrow('no values');
});
