import { MortgageCalculator } from './MortgageCalculator';
import { MoveInCalculator } from './MoveInCalculator';
import { MoveInSheet } from './MoveInSheet';
import { PurchaseSheet } from './PurchaseSheet';
import type { PartComponents } from './partComponents';
import { RentalYieldCalculator } from './RentalYieldCalculator';
import { StampDutyCalculator } from './StampDutyCalculator';
import { ValuationResult } from './ValuationResult';
import { ValuationStart } from './ValuationStart';

/** All components, for the build that prerenders pages. The browser loads each on demand. */
export const partsAtOnce: PartComponents = {
  mortgage: MortgageCalculator,
  stampDuty: StampDutyCalculator,
  moveInCost: MoveInCalculator,
  rentalYield: RentalYieldCalculator,
  valuation: ValuationStart,
  valuationResult: ValuationResult,
  moveIn: MoveInSheet,
  purchase: PurchaseSheet,
};
