import buying from '../../content/rates/buying.json';
import mortgage from '../../content/rates/mortgage-ceilings.json';
import renting from '../../content/rates/renting.json';
import residency from '../../content/rates/residency.json';
import stampDuty from '../../content/rates/stamp-duty.json';
import type {
  BuyingRates,
  MortgageRates,
  RentingRates,
  ResidencyRates,
  StampDutyRates,
} from '../../src/domain/content/rates';
import type { LocaleCode } from '../../src/i18n/locales';
import { localise } from '../../src/i18n/localised';

/** The rates in `content/rates/`. */
export const rates = {
  buying: buying as BuyingRates,
  mortgage: mortgage as MortgageRates,
  renting: renting as RentingRates,
  residency: residency as ResidencyRates,
  stampDuty: stampDuty as StampDutyRates,
};

/** The same rates in one language, as a page gets them. */
export const ratesIn = (code: LocaleCode) => localise(rates, code);
