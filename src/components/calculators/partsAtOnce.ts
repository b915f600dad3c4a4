import { MortgageCalculator } from './MortgageCalculator';
import { MoveInCalculator } from './MoveInCalculator';
import { PropertyCostSheet } from './PropertyCostSheet';
import { RentalYieldCalculator } from './RentalYieldCalculator';
import { StampDutyCalculator } from './StampDutyCalculator';
import { ValuationForm } from './ValuationForm';
import { ValuationResult } from './ValuationResult';

/** Every part for the build that draws pages; the browser gets each when it is needed. */
export const partsAtOnce = {
  mortgage: MortgageCalculator,
  stampDuty: StampDutyCalculator,
  moveInCost: MoveInCalculator,
  rentalYield: RentalYieldCalculator,
  valuation: ValuationForm,
  valuationResult: ValuationResult,
  propertyCosts: PropertyCostSheet,
};
