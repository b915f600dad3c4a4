import { describe, expect, it } from 'vitest';
import { chartPoints, priceChange, pricesOf } from './pricesOf';

const price = { amount: 900, currency: 'QAR' as const, period: null };
const verified = '2026-05-11';
const priceHistory = [
  { date: '2026-01-01', amount: 1000 },
  { date: '2026-02-20', amount: 1100 },
];

describe('pricesOf', () => {
  it('ends with the current price and the day from which it applies', () => {
    expect(pricesOf({ price, priceHistory, priceSince: '2026-04-01', verified })).toEqual({
      steps: [...priceHistory, { date: '2026-04-01', amount: 900 }],
      until: verified,
    });
  });

  it('is null for a price that has never changed', () => {
    expect(pricesOf({ price, priceHistory: [], priceSince: null, verified })).toBeNull();
  });
});

describe('priceChange', () => {
  const steps = [...priceHistory, { date: null, amount: 990 }];

  it.each([
    [1, { amount: 100, percent: 10 }],
    [2, { amount: -110, percent: -10 }],
  ])('compares price %i with the one before', (index, expected) => {
    expect(priceChange(steps, index)).toEqual(expected);
  });

  it('is null for the first price and beyond the last', () => {
    expect([priceChange(steps, 0), priceChange(steps, 3)]).toEqual([null, null]);
  });
});

describe('chartPoints', () => {
  it('places prices by day and by amount', () => {
    const steps = [...priceHistory, { date: '2026-04-01', amount: 900 }];
    expect(chartPoints({ steps, until: '2026-04-11' })).toEqual([
      { along: 0, up: 0.5 },
      { along: 0.5, up: 1 },
      { along: 0.9, up: 0 },
    ]);
  });

  it('places a price without a day at the end', () => {
    const steps = [
      { date: '2026-01-01', amount: 1000 },
      { date: null, amount: 900 },
    ];
    expect(chartPoints({ steps, until: verified }).map(({ along }) => along)).toEqual([0, 1]);
  });

  it('spreads prices of one day evenly', () => {
    const steps = [
      { date: verified, amount: 1000 },
      { date: verified, amount: 900 },
    ];
    expect(chartPoints({ steps, until: verified }).map(({ along }) => along)).toEqual([0, 0.5]);
  });
});
