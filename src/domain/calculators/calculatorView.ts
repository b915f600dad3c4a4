import type { InOneLanguage } from '../../i18n/localised';
import type { BuyingRates, MortgageRates, RateTable, RentingRates, StampDutyRates } from '../content/rates';
import type { CalculatorName, calculators } from './calculators';
import type { MoveInTerms } from './moveInCost';

/** A place that the valuation offers. */
export type ValuationPlace = { slug: string; name: string };

/** URLs of the search data files that contain comparable homes. */
export type ValuationFiles = { words: string; sale: string; rent: string };

type DataOf<Definition> = (Definition extends { rates: infer Kind }
  ? { rates: InOneLanguage<Extract<RateTable, { kind: Kind }>> }
  : unknown) &
  (Definition extends { comparesHomes: true }
    ? { places: ValuationPlace[]; files: ValuationFiles }
    : unknown);

/** The data of a calculator in one language. */
export type CalculatorView = {
  [Name in CalculatorName]: { calculator: Name } & DataOf<(typeof calculators)[Name]>;
}[CalculatorName];

/** The costs of buying or renting one home besides its price. */
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
      /** The maximum loan of a resident and an example rate; null for properties without home loans. */
      loan: { percent: number; years: number; rate: number } | null;
      /** For a home under construction, instead of a loan: the ceiling and its source. */
      unfinished: {
        percent: number;
        years: number;
        rates: Pick<InOneLanguage<MortgageRates>, 'asOf' | 'note' | 'source'>;
      } | null;
    }
  | { kind: 'stampDuty'; price: number; rates: InOneLanguage<StampDutyRates> };
