/** The calculators that a page of content may hold. */
export const calculatorNames = [
  'mortgage',
  'stampDuty',
  'moveInCost',
  'rentalYield',
  /** A short form that leads to the estimate. */
  'valuation',
  /** The same form with the estimate beneath it. */
  'valuationResult',
] as const;
export type CalculatorName = (typeof calculatorNames)[number];
