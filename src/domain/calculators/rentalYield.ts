export type YieldTerms = {
  price: number;
  /** A month's rent. */
  rent: number;
  /** What the owner pays in a year: service charge, repairs, management. */
  costs: number;
  /** Months of a year without a tenant. */
  emptyMonths: number;
};

export type RentalYield = {
  /** A full year's rent as a percentage of the price. */
  gross: number;
  /** The same after empty months and costs; below zero where they are more than the rent. */
  net: number;
  /** What is left of a year's rent. */
  income: number;
};

/** What a let home earns of its price in a year; null where price or rent is no amount. */
export function rentalYield({ price, rent, costs, emptyMonths }: YieldTerms): RentalYield | null {
  const isWholeNumber = (value: number) => value >= 0 && value <= 1e12;
  if (!(price >= 1) || ![price, rent, costs].every(isWholeNumber)) return null;
  if (!(emptyMonths >= 0 && emptyMonths <= 12)) return null;
  const income = rent * (12 - emptyMonths) - costs;
  return { gross: (rent * 1200) / price, net: (income / price) * 100, income };
}
