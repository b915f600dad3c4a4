import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rates } from '../../../tests/support/rates';
import { type MoveInTerms, moveInCost } from './moveInCost';

const terms: MoveInTerms = {
  rent: 6_500,
  deposit: null,
  cheques: null,
  years: 1,
  utilities: null,
  billsIncluded: false,
};

describe('moveInCost', () => {
  it("agrees with the tenants' guide by custom: one month, a month's deposit, half a month", () => {
    expect(moveInCost(terms, rates.renting)).toEqual({
      deposit: 6_500,
      firstCheque: 6_500,
      commission: 3_250,
      utilities: null,
      total: 16_250,
    });
  });

  it('includes a month of commission for two years', () => {
    expect(moveInCost({ ...terms, years: 2 }, rates.renting)?.commission).toBe(6_500);
  });

  it('has a larger first cheque if fewer cheques pay the year', () => {
    expect(moveInCost({ ...terms, cheques: 4 }, rates.renting)?.firstCheque).toBe(19_500);
  });

  it('includes utility accounts if their price is known and they are needed', () => {
    expect(moveInCost({ ...terms, utilities: 1_000 }, rates.renting)?.total).toBe(17_250);
    expect(moveInCost({ ...terms, utilities: 1_000, billsIncluded: true }, rates.renting)).toMatchObject({
      utilities: 0,
      total: 16_250,
    });
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('returns null for a rent of %d', (rent) => {
    expect(moveInCost({ ...terms, rent }, rates.renting)).toBeNull();
  });

  it('returns finite figures that add up, or null, for any input', () => {
    const any = fc.record({
      rent: fc.double(),
      deposit: fc.option(fc.double()),
      cheques: fc.option(fc.oneof(fc.integer(), fc.double())),
      years: fc.constantFrom<(1 | 2)[]>(1, 2),
      utilities: fc.option(fc.double()),
      billsIncluded: fc.boolean(),
    });
    fc.assert(
      fc.property(any, (given) => {
        const cost = moveInCost(given, rates.renting);
        if (!cost) return;
        const parts = [cost.deposit, cost.firstCheque, cost.commission, cost.utilities ?? 0];
        expect(parts.every((part) => Number.isFinite(part) && part >= 0)).toBe(true);
        expect(cost.total).toBe(parts.reduce((sum, part) => sum + part, 0));
      }),
    );
  });

  it('rises with the rent', () => {
    const rent = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(rent, rent, (a, b) => {
        const of = (amount: number) => moveInCost({ ...terms, rent: amount }, rates.renting)?.total ?? 0;
        expect(Math.sign(of(a) - of(b))).toBe(Math.sign(a - b));
      }),
    );
  });
});
