export type YieldTerms = {
  price: number;
  /** Monthly rent. */
  rent: number;
  /** Yearly costs of the owner: service charge, repairs, management. */
  costs: number;
  /** Months per year without a tenant. */
  emptyMonths: number;
};

export type RentalYield = {
  /** Rent of a full year in percent of the price. */
  gross: number;
  /** Net income in percent of the price; negative if costs exceed the rent. */
  net: number;
  /** Yearly rent after empty months and costs. */
  income: number;
};

/** Computes the yearly rental yield; null for invalid terms. */
export function rentalYield({ price, rent, costs, emptyMonths }: YieldTerms): RentalYield | null {
  const isAmount = (value: number) => value >= 0 && value <= 1e12;
  if (!(price >= 1) || ![price, rent, costs].every(isAmount)) return null;
  if (!(emptyMonths >= 0 && emptyMonths <= 12)) return null;
  const income = rent * (12 - emptyMonths) - costs;
  return { gross: (rent * 1200) / price, net: (income / price) * 100, income };
}
