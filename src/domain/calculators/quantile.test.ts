import { expect, it } from 'vitest';
import { median } from '../content/median';
import { quantile } from './quantile';

it.each([
  [[5], 0.25, 5],
  [[1, 2, 3, 4, 5], 0.25, 2],
  [[5, 4, 3, 2, 1], 0.75, 4],
  [[1, 2], 0.5, 1.5],
  [[1, 2, 3, 4], 0.25, 1.75],
])('of %o at %d is %d', (values, part, expected) => {
  expect(quantile(values, part)).toBe(expected);
});

it('quantile at 0.5 is the median', () => {
  expect(quantile([9, 1, 4, 7], 0.5)).toBe(median([9, 1, 4, 7]));
});

it('quantile throws for an empty list', () => {
  expect(() => quantile([], 0.5)).toThrow('no values');
});
