import { describe, expect, it } from 'vitest';
import { blockingLimit, cpuSlowdown, slowdownToReference } from './cpuSlowdown';

describe('cpuSlowdown', () => {
  it.each([
    [150, 1],
    [475, 1.5],
    [800, 2],
    [1050, 2.5],
    [1300, 3],
    [1533, 4],
    [1999, 6],
  ])('of a machine with a benchmark index of %d is %d', (index, multiplier) => {
    expect(cpuSlowdown(index)).toBeCloseTo(multiplier, 2);
  });

  it('throws for a machine that is slower than a phone', () => {
    expect(() => cpuSlowdown(149)).toThrow('149');
  });
});

it.each([
  [1766, 6],
  [883, 3],
  [200, 1],
])(
  'a machine with a benchmark index of %d is slowed down %d times to be six times slower',
  (index, multiplier) => {
    expect(slowdownToReference(6, index)).toBe(multiplier);
  },
);

it.each([
  [0, 50],
  [20, 50],
  [60, 90],
])('beside %d ms of the page about us, %d ms are allowed', (about, limit) => {
  expect(blockingLimit(about)).toBe(limit);
});
