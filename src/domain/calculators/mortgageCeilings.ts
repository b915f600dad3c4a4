import type { MortgageRates } from '../content/rates';
import type { Mortgage, MortgageTerms } from './mortgage';

export type Borrower = 'resident' | 'qatari';

/** A limit of the Central Bank that a loan passes, with the figures that its warning names. */
export type CeilingWarning =
  | { passed: 'loan'; percent: number; most: number; missing: number }
  | { passed: 'years'; most: number }
  | { passed: 'salary'; percent: number; share: number };

/** How much of a price a bank may lend, in percent; dearer homes get less. */
export function loanCeiling(
  price: number,
  borrower: Borrower,
  rates: Pick<MortgageRates, 'borrowers'>,
): number {
  const { upTo, percent, percentAbove } = rates.borrowers[borrower];
  return price <= upTo ? percent : percentAbove;
}

/**
 * Which ceilings a loan passes.
 * @param salary monthly; null or 0 where it is not said, and then the share of it is not judged
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
  const share = salary ? (loan.payment / salary) * 100 : 0;
  const warnings: (CeilingWarning | false)[] = [
    // Half a riyal of tolerance: a deposit of 25% may come out a hair below the quarter.
    loan.loan > most + 0.5 && { passed: 'loan', percent, most, missing: loan.loan - most },
    terms.years > rule.years && { passed: 'years', most: rule.years },
    share > rule.salaryShare && { passed: 'salary', percent: rule.salaryShare, share },
  ];
  return warnings.filter((warning) => warning !== false);
}
