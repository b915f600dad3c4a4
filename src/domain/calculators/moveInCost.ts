import type { RentingRates } from '../content/rates';

export type MoveInTerms = {
  /** Monthly rent. */
  rent: number;
  /** The landlord's deposit; null for the customary number of months. */
  deposit: number | null;
  /** Number of cheques a year; null for the customary number. */
  cheques: number | null;
  /** Length of the contract in years. */
  years: 1 | 2;
  /** Fees for water, electricity and cooling accounts; null if unknown. */
  utilities: number | null;
  /** True if the rent includes bills, so that no accounts are needed. */
  billsIncluded: boolean;
};

export type MoveInCost = {
  deposit: number;
  /** The cheque for the first period: a month's rent, or more if there are fewer than twelve cheques a year. */
  firstCheque: number;
  commission: number;
  /** Null if unknown; the total does not include it then. */
  utilities: number | null;
  total: number;
};

/**
 * Computes the amount that is due on the day of the handover.
 * @returns null for an invalid rent
 */
export function moveInCost(
  { rent, deposit, cheques, years, utilities, billsIncluded }: MoveInTerms,
  rates: Pick<RentingRates, 'depositMonths' | 'cheques' | 'commissionMonths'>,
): MoveInCost | null {
  const amounts = [rent, deposit ?? 0, utilities ?? 0];
  if (!(rent > 0) || amounts.some((amount) => !(amount >= 0 && amount <= 1e12))) return null;
  const perYear = cheques ?? rates.cheques;
  if (!(Number.isInteger(perYear) && perYear >= 1 && perYear <= 12)) return null;
  const cost = {
    deposit: deposit ?? rent * rates.depositMonths,
    firstCheque: (rent * 12) / perYear,
    commission: rent * (years === 2 ? rates.commissionMonths.twoYears : rates.commissionMonths.oneYear),
    utilities: billsIncluded ? 0 : utilities,
  };
  return { ...cost, total: cost.deposit + cost.firstCheque + cost.commission + (cost.utilities ?? 0) };
}
