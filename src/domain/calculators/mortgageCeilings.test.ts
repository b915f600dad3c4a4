import { describe, expect, it } from 'vitest';
import { rates } from '../../../tests/support/rates';
import { mortgage } from './mortgage';
import { type Borrower, ceilingWarnings, loanCeiling } from './mortgageCeilings';

const warningsOf = (
  price: number,
  deposit: number,
  years: number,
  borrower: Borrower,
  salary: number | null = null,
) => {
  const terms = { price, deposit, years, rate: 5 };
  const loan = mortgage(terms);
  if (!loan) throw new Error('no loan');
  return ceilingWarnings(terms, loan, borrower, salary, rates.mortgage);
};

describe("the Central Bank's ceilings", () => {
  it.each([
    [6_000_000, 'resident', 75],
    [6_000_001, 'resident', 70],
    [6_000_000, 'qatari', 80],
    [6_000_001, 'qatari', 75],
  ] as const)('of a home at %d for a %s is %d%%', (price, borrower, percent) => {
    expect(loanCeiling(price, borrower, rates.mortgage)).toBe(percent);
  });

  it('are met by a deposit of 25% over 25 years', () => {
    expect(warningsOf(2_400_000, 600_000, 25, 'resident')).toEqual([]);
  });

  it('are exceeded with a smaller deposit, and the warning contains the missing amount', () => {
    expect(warningsOf(2_000_000, 400_000, 25, 'resident')).toEqual([
      { passed: 'loan', percent: 75, most: 1_500_000, missing: 100_000 },
    ]);
    expect(warningsOf(2_000_000, 400_000, 25, 'qatari')).toEqual([]);
  });

  it.each([
    ['resident', 25],
    ['qatari', 30],
  ] as const)('for a %s are passed beyond %d years', (borrower, years) => {
    expect(warningsOf(2_000_000, 1_000_000, years, borrower)).toEqual([]);
    expect(warningsOf(2_000_000, 1_000_000, years + 1, borrower)).toEqual([{ passed: 'years', most: years }]);
  });

  it('include the share of the salary if the salary is known', () => {
    const [warning] = warningsOf(2_400_000, 600_000, 25, 'resident', 16_000);
    expect(warning).toMatchObject({ passed: 'salary', percent: 50 });
    expect(warningsOf(2_400_000, 600_000, 25, 'qatari', 16_000)).toEqual([]);
    expect(warningsOf(2_400_000, 600_000, 25, 'resident', 30_000)).toEqual([]);
    expect(warningsOf(2_400_000, 600_000, 25, 'resident', 0)).toEqual([]);
  });
});
