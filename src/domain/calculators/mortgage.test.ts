import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mortgage, mortgageProblem } from './mortgage';

const terms = { price: 2_400_000, deposit: 600_000, years: 25, rate: 5 };
const anyTerms = fc.record({
  price: fc.double(),
  deposit: fc.double(),
  years: fc.oneof(fc.integer(), fc.double()),
  rate: fc.double(),
});
const validTerms = fc
  .record({
    price: fc.integer({ min: 1, max: 1e9 }),
    share: fc.double({ min: 0, max: 0.99, noNaN: true }),
    years: fc.integer({ min: 1, max: 40 }),
    rate: fc.double({ min: 0, max: 30, noNaN: true }),
  })
  .map(({ price, share, years, rate }) => ({ price, deposit: price * share, years, rate }));

describe('mortgage', () => {
  it('computes the example of our article on ceilings: 10,523 a month', () => {
    const loan = mortgage(terms);
    expect(loan?.loan).toBe(1_800_000);
    expect(Math.round(loan?.payment ?? 0)).toBe(10_523);
    expect(loan?.years).toHaveLength(25);
  });

  it('divides the loan by the months when there is no interest', () => {
    const loan = mortgage({ ...terms, rate: 0 });
    expect(loan?.payment).toBe(6_000);
    expect(loan?.totalInterest).toBe(0);
    expect(loan?.years[0]).toEqual({ year: 1, interest: 0, repaid: 72_000, balance: 1_728_000 });
  });

  it.each([
    [{ price: 0 }, 'price'],
    [{ price: Number.NaN }, 'price'],
    [{ deposit: 2_400_000 }, 'deposit'],
    [{ deposit: 2_400_001 }, 'deposit'],
    [{ deposit: -1 }, 'deposit'],
    [{ years: 0 }, 'years'],
    [{ years: 2.5 }, 'years'],
    [{ years: 41 }, 'years'],
    [{ rate: -1 }, 'rate'],
    [{ rate: 31 }, 'rate'],
  ] as const)('names what is wrong with %o', (wrong, problem) => {
    expect(mortgageProblem({ ...terms, ...wrong })).toBe(problem);
    expect(mortgage({ ...terms, ...wrong })).toBeNull();
  });

  it('repays the whole loan, with a balance that never increases', () => {
    fc.assert(
      fc.property(validTerms, (terms) => {
        const loan = mortgage(terms);
        if (!loan) throw new Error('valid terms have a loan');
        const owed = [loan.loan, ...loan.years.map(({ balance }) => balance)];
        expect(owed.at(-1)).toBe(0);
        expect(owed.every((balance, index) => index === 0 || balance <= (owed[index - 1] ?? 0))).toBe(true);
        const sum = (name: 'repaid' | 'interest') =>
          loan.years.reduce((total, year) => total + year[name], 0);
        expect(Math.abs(sum('repaid') - loan.loan)).toBeLessThan(loan.loan * 1e-6);
        expect(Math.abs(sum('interest') - loan.totalInterest)).toBeLessThan(loan.totalPaid * 1e-6);
      }),
    );
  });

  it('costs more at a higher rate, and less per month over a longer term', () => {
    fc.assert(
      fc.property(validTerms, (terms) => {
        const now = mortgage(terms)?.payment ?? 0;
        const dearer = mortgage({ ...terms, rate: Math.min(30, terms.rate + 1) })?.payment ?? 0;
        const longer = mortgage({ ...terms, years: Math.min(40, terms.years + 1) })?.payment ?? 0;
        expect(dearer).toBeGreaterThanOrEqual(now * (1 - 1e-9));
        expect(longer).toBeLessThanOrEqual(now * (1 + 1e-9));
      }),
    );
  });

  it('returns finite figures or null for any input', () => {
    fc.assert(
      fc.property(anyTerms, (any) => {
        const loan = mortgage(any);
        const figures = loan
          ? [
              loan.loan,
              loan.payment,
              loan.totalInterest,
              loan.totalPaid,
              ...loan.years.flatMap(Object.values),
            ]
          : [];
        expect(figures.every((figure) => Number.isFinite(figure) && figure >= 0)).toBe(true);
      }),
    );
  });
});
