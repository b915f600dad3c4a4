/** Terms of a loan: amounts in one currency, term in years, rate in percent a year. */
export type MortgageTerms = { price: number; deposit: number; years: number; rate: number };

/** The first invalid term. */
export type MortgageProblem = 'price' | 'deposit' | 'years' | 'rate';

/** One year of the loan: interest and principal paid, and the balance at its end. */
type MortgageYear = { year: number; interest: number; repaid: number; balance: number };

export type Mortgage = {
  loan: number;
  /** Monthly payment. */
  payment: number;
  totalInterest: number;
  totalPaid: number;
  years: MortgageYear[];
};

/** In years. */
export const longestTerm = 40;
/** In percent a year. */
export const highestRate = 30;

/** Rates below this are treated as zero; they change no displayed figure. */
const least = 1e-9;

/** Returns the first invalid term, or null. The deposit must be less than the price. */
export function mortgageProblem({ price, deposit, years, rate }: MortgageTerms): MortgageProblem | null {
  if (!(price > 0 && price <= 1e12)) return 'price';
  if (!(deposit >= 0 && deposit < price)) return 'deposit';
  if (!(Number.isInteger(years) && years >= 1 && years <= longestTerm)) return 'years';
  if (!(rate >= 0 && rate <= highestRate)) return 'rate';
  return null;
}

/**
 * Computes a repayment loan with equal monthly payments. Interest is charged monthly on the balance.
 * @returns null if `mortgageProblem` finds an invalid term
 */
export function mortgage(terms: MortgageTerms): Mortgage | null {
  if (mortgageProblem(terms)) return null;
  const loan = terms.price - terms.deposit;
  const months = terms.years * 12;
  const monthly = terms.rate / 1200 < least ? 0 : terms.rate / 1200;
  const growth = Math.log1p(monthly);
  const payment = monthly === 0 ? loan / months : (loan * monthly) / -Math.expm1(-months * growth);
  const owedAfter = (month: number) => {
    if (month >= months) return 0;
    if (monthly === 0) return loan * (1 - month / months);
    return (loan * Math.expm1((month - months) * growth)) / Math.expm1(-months * growth);
  };
  const years = Array.from({ length: terms.years }, (_, index) => {
    const balance = owedAfter((index + 1) * 12);
    const repaid = owedAfter(index * 12) - balance;
    return { year: index + 1, repaid, balance, interest: Math.max(0, payment * 12 - repaid) };
  });
  const totalPaid = payment * months;
  return { loan, payment, totalPaid, totalInterest: Math.max(0, totalPaid - loan), years };
}
