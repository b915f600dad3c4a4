import buying from '../../content/rates/buying.json';
import mortgage from '../../content/rates/mortgage-ceilings.json';
import renting from '../../content/rates/renting.json';
import residency from '../../content/rates/residency.json';
import stampDuty from '../../content/rates/stamp-duty.json';
import {
  type BuyingRates,
  type MortgageRates,
  type RentingRates,
  type ResidencyRates,
  rateTable,
  type StampDutyRates,
} from '../../src/domain/content/rates';
import type { LocaleCode } from '../../src/i18n/locales';
import { localise } from '../../src/i18n/localised';

/** The rates in `content/rates/`, parsed, so that what a file leaves out has its default. */
export const rates = {
  buying: rateTable.parse(buying) as BuyingRates,
  mortgage: rateTable.parse(mortgage) as MortgageRates,
  renting: rateTable.parse(renting) as RentingRates,
  residency: rateTable.parse(residency) as ResidencyRates,
  stampDuty: rateTable.parse(stampDuty) as StampDutyRates,
};

/** The same rates in one language, as a page gets them. */
export const ratesIn = (code: LocaleCode) => localise(rates, code);
