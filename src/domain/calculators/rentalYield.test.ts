import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rentalYield } from './rentalYield';

const terms = { price: 1_200_000, rent: 7_000, costs: 14_000, emptyMonths: 1 };

describe('rental yield', () => {
  it('divides the yearly rent by the price, and subtracts costs and empty months', () => {
    expect(rentalYield(terms)).toEqual({ gross: 7, net: 5.25, income: 63_000 });
  });

  it('is negative if costs exceed the rent', () => {
    expect(rentalYield({ ...terms, costs: 200_000 })?.net).toBeLessThan(0);
  });

  it.each([{ price: 0 }, { price: Number.NaN }, { rent: -1 }, { costs: -1 }, { emptyMonths: 13 }])(
    'has no figure for %o',
    (wrong) => {
      expect(rentalYield({ ...terms, ...wrong })).toBeNull();
    },
  );

  it('is finite or null for any input, and net is never more than gross', () => {
    const any = fc.record({
      price: fc.double(),
      rent: fc.double(),
      costs: fc.double(),
      emptyMonths: fc.double(),
    });
    fc.assert(
      fc.property(any, (given) => {
        const earned = rentalYield(given);
        if (!earned) return;
        expect([earned.gross, earned.net, earned.income].every(Number.isFinite)).toBe(true);
        expect(earned.net).toBeLessThanOrEqual(earned.gross + 1e-9);
      }),
    );
  });

  it('rises with the rent', () => {
    const rent = fc.integer({ min: 0, max: 1e6 });
    fc.assert(
      fc.property(rent, rent, (a, b) => {
        const of = (amount: number) => rentalYield({ ...terms, rent: amount })?.gross ?? 0;
        expect(Math.sign(of(a) - of(b))).toBe(Math.sign(a - b));
      }),
    );
  });
});
