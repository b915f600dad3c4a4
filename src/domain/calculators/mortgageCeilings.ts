import type { MortgageRates } from '../content/rates';
import type { Mortgage, MortgageTerms } from './mortgage';

export type Borrower = 'resident' | 'qatari';

/** A ceiling of the Central Bank that a loan exceeds, with the figures for its warning. */
export type CeilingWarning =
  | { passed: 'loan'; percent: number; most: number; missing: number }
  | { passed: 'years'; most: number }
  | { passed: 'salary'; percent: number; share: number };

/** The maximum loan in percent of the price, which is lower for expensive homes. */
export function loanCeiling(
  price: number,
  borrower: Borrower,
  rates: Pick<MortgageRates, 'borrowers'>,
): number {
  const { upTo, percent, percentAbove } = rates.borrowers[borrower];
  return price <= upTo ? percent : percentAbove;
}

/**
 * Returns the ceilings that a loan exceeds.
 * @param salary monthly salary; null or 0 if unknown, and the share of the salary is then not checked
 */
export function ceilingWarnings(
  terms: MortgageTerms,
  loan: Pick<Mortgage, 'loan' | 'payment'>,
  borrower: Borrower,
  salary: number | null,
  rates: Pick<MortgageRates, 'borrowers'>,
): CeilingWarning[] {
  const rule = rates.borrowers[borrower];
  const percent = loanCeiling(terms.price, borrower, rates);
  const most = (terms.price * percent) / 100;
  // Rounded to two decimals, as it is shown: a warning that 50% is more than 50% would make no sense.
  const share = salary ? Math.round((loan.payment / salary) * 10_000) / 100 : 0;
  const warnings: (CeilingWarning | false)[] = [
    // Half a riyal of tolerance for rounding: a 25% deposit can be slightly less than a quarter.
    loan.loan > most + 0.5 && { passed: 'loan', percent, most, missing: loan.loan - most },
    terms.years > rule.years && { passed: 'years', most: rule.years },
    share > rule.salaryShare && { passed: 'salary', percent: rule.salaryShare, share },
  ];
  return warnings.filter((warning) => warning !== false);
}
