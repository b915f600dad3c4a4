import type { RateTable } from '../content/rates';

/** What the build gives a calculator. */
export type CalculatorDefinition = {
  /** The table of `content/rates/` that it works with. */
  rates?: RateTable['kind'];
  /** True where it compares our homes: it gets the places that they are in and the addresses of the search's files. */
  comparesHomes?: boolean;
  /** Its dictionaries in `locales/`. */
  words: readonly string[];
};

/** The calculators that a page of content may hold. `loadPart.ts` says which component draws each. */
export const calculators = {
  mortgage: { rates: 'mortgage', words: ['calculators', 'mortgage', 'loanTerm'] },
  stampDuty: { rates: 'stampDuty', words: ['calculators', 'stampDuty'] },
  moveInCost: { rates: 'renting', words: ['calculators', 'moveInCost', 'moveInSum'] },
  rentalYield: { words: ['calculators', 'rentalYield'] },
  /** A short form that leads to the estimate. */
  valuation: { words: ['units/metres', 'valuation', 'cards/listings'] },
  /** The same form with the estimate beneath it. */
  valuationResult: { comparesHomes: true, words: ['calculators', 'valuation', 'estimate', 'listings'] },
} as const satisfies Record<string, CalculatorDefinition>;

export type CalculatorName = keyof typeof calculators;

export const calculatorNames = Object.keys(calculators) as [CalculatorName, ...CalculatorName[]];
