import type { RateTable } from '../content/rates';

/** The data that the build provides for a calculator. */
export type CalculatorDefinition = {
  /** The kind of rate table in `content/rates/` that it uses. */
  rates?: RateTable['kind'];
  /** True if it compares listings. It then receives their places and the URLs of the search data files. */
  comparesHomes?: boolean;
  /** Namespaces of its dictionaries. */
  words: readonly string[];
};

/** All calculators that a page can contain. `loadPart.ts` maps them to components. */
export const calculators = {
  mortgage: { rates: 'mortgage', words: ['calculators', 'mortgage', 'loanTerm'] },
  stampDuty: { rates: 'stampDuty', words: ['calculators', 'stampDuty'] },
  moveInCost: { rates: 'renting', words: ['calculators', 'moveInCost', 'moveInSum'] },
  rentalYield: { words: ['calculators', 'rentalYield'] },
  /** A short form that leads to an estimate. */
  valuation: { words: ['units/metres', 'valuation', 'cards/listings'] },
  /** The same form with the estimate below. */
  valuationResult: { comparesHomes: true, words: ['calculators', 'valuation', 'estimate', 'listings'] },
} as const satisfies Record<string, CalculatorDefinition>;

export type CalculatorName = keyof typeof calculators;

export const calculatorNames = Object.keys(calculators) as [CalculatorName, ...CalculatorName[]];
