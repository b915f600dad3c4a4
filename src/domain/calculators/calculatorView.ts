import type { InOneLanguage } from '../../i18n/localised';
import type { BuyingRates, MortgageRates, RateTable, RentingRates, StampDutyRates } from '../content/rates';
import type { CalculatorName, calculators } from './calculators';
import type { MoveInTerms } from './moveInCost';

/** A place that a home to value may stand in. */
export type ValuationPlace = { slug: string; name: string };

/** Addresses of the search's files that homes to compare with are read from. */
export type ValuationFiles = { words: string; sale: string; rent: string };

type DataOf<Definition> = (Definition extends { rates: infer Kind }
  ? { rates: InOneLanguage<Extract<RateTable, { kind: Kind }>> }
  : unknown) &
  (Definition extends { comparesHomes: true }
    ? { places: ValuationPlace[]; files: ValuationFiles }
    : unknown);

/** What a calculator works with, in one language, by its name. */
export type CalculatorView = {
  [Name in CalculatorName]: { calculator: Name } & DataOf<(typeof calculators)[Name]>;
}[CalculatorName];

/** What taking one home costs besides its price or rent. */
export type PropertyCostsView =
  | {
      kind: 'moveIn';
      terms: Pick<MoveInTerms, 'rent' | 'deposit' | 'cheques' | 'billsIncluded'>;
      rates: InOneLanguage<RentingRates>;
    }
  | {
      kind: 'purchase';
      price: number;
      rates: InOneLanguage<BuyingRates>;
      /** What a bank may lend a resident at most, and an example of interest; null for what no home loan is given for. */
      loan: { percent: number; years: number; rate: number } | null;
      /** For a home under construction, in place of a loan: what a bank may lend at most, and the rule that says so. */
      unfinished: {
        percent: number;
        years: number;
        rates: Pick<InOneLanguage<MortgageRates>, 'asOf' | 'note' | 'source'>;
      } | null;
    }
  | { kind: 'stampDuty'; price: number; rates: InOneLanguage<StampDutyRates> };
