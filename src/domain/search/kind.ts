import type { Family, Purpose } from '../content/listings';

/** What a search is among: homes to rent, offices to buy. */
export type Kind = { family: Family; purpose: Purpose };

/** The currency in which a family's prices are given. */
export function currencyOfFamily(family: Family): 'QAR' | 'GBP' {
  return family === 'new-homes' ? 'GBP' : 'QAR';
}

/** The slug of the whole country in which a family is offered. */
export function countryOfFamily(family: Family): 'qatar' | 'uk' {
  return family === 'new-homes' ? 'uk' : 'qatar';
}
