import { describe, expect, it } from 'vitest';
import { convertPrice } from './convertPrice';

const rates = { GBP: 4.8, USD: 3.64 };

describe('a price in another currency', () => {
  it.each([
    [9500, 'QAR', 'QAR', 9500],
    [9500, 'QAR', 'GBP', 1979],
    [9500, 'QAR', 'USD', 2610],
    [425_000, 'GBP', 'QAR', 2_040_000],
    [425_000, 'GBP', 'USD', 560_440],
  ])('%i %s in %s is %i', (amount, from, to, expected) => {
    expect(convertPrice(amount, from, to, rates)).toBe(expected);
  });

  it('throws if there is no rate', () => {
    expect(() => convertPrice(1, 'QAR', 'EUR', rates)).toThrow('EUR');
  });
});
