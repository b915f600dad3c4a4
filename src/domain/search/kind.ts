import type { Family, Purpose } from '../content/listings';

/** The kind of listings to search: homes to rent, offices to buy. */
export type Kind = { family: Family; purpose: Purpose };

/** The currency of a family's prices. */
export function currencyOfFamily(family: Family): 'QAR' | 'GBP' {
  return family === 'new-homes' ? 'GBP' : 'QAR';
}

/** The slug of the country in which a family is offered. */
export function countryOfFamily(family: Family): 'qatar' | 'uk' {
  return family === 'new-homes' ? 'uk' : 'qatar';
}
