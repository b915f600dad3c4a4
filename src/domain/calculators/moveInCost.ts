import type { RentingRates } from '../content/rates';

export type MoveInTerms = {
  /** A month's rent. */
  rent: number;
  /** The deposit that the landlord names; null for the custom of so many months. */
  deposit: number | null;
  /** How many cheques pay a year; null for the custom. */
  cheques: number | null;
  /** How long the contract runs. */
  years: 1 | 2;
  /** What the water, power and cooling companies ask for an account; null where it is not known. */
  utilities: number | null;
  /** With the bills in the rent there are no accounts to open. */
  billsIncluded: boolean;
};

export type MoveInCost = {
  deposit: number;
  /** The cheque of the first period: a month's rent, or more where few cheques pay the year. */
  firstCheque: number;
  commission: number;
  /** Null when it is not known: then the total is without it. */
  utilities: number | null;
  total: number;
};

/**
 * What has to be at hand on the day the keys are given over.
 * @returns null for what is no rent
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
