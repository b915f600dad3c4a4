import { expect, it } from 'vitest';
import { isNewlyListed } from './isNewlyListed';
import { reducedFrom } from './reducedFrom';

it.each([
  ['2026-11-22', true],
  ['2026-11-15', true],
  ['2026-11-14', false],
  ['2026-11-23', false],
])('a home listed on %s is new on 22 November: %s', (listed, isNew) => {
  expect(isNewlyListed(listed, new Date('2026-11-22T20:00:00Z'))).toBe(isNew);
});

it('a home is new from midnight in Doha, which is three hours before midnight in UTC', () => {
  expect(isNewlyListed('2026-11-23', new Date('2026-11-22T22:00:00Z'))).toBe(true);
  expect(isNewlyListed('2026-11-15', new Date('2026-11-22T22:00:00Z'))).toBe(false);
});

it.each([
  [[], null],
  [[{ date: '2026-01-01', amount: 120 }], 120],
  [[{ date: '2026-01-01', amount: 100 }], null],
  // A rise after the reduction.
  [
    [
      { date: '2026-01-01', amount: 120 },
      { date: '2026-02-01', amount: 90 },
    ],
    null,
  ],
])('a price of 100 after %j was reduced from %s', (priceHistory, before) => {
  expect(reducedFrom({ price: { amount: 100, currency: 'QAR', period: null }, priceHistory })).toBe(before);
});
