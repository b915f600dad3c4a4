import type { Listing } from '../domain/content/listings';
import { currencies } from '../domain/content/listingTerms';
import type { AreaUnit } from './feedHome';
import type { ImportContext } from './importContext';
import type { HomeReader } from './readHome';

/** Square metres of a square foot, exactly. */
const squareFoot = 0.09290304;

/** A size in whole m²: square feet are converted and rounded to the nearest. */
export function mapSize(
  reader: HomeReader,
  field: 'size' | 'plot',
  { mapping }: ImportContext,
): number | null {
  const value = reader.number(field, field === 'size' ? 'required' : 'optional');
  const unit: AreaUnit | null = reader.home.areaUnit ?? mapping.areaUnit;
  if (value === null) return null;
  if (unit === null) {
    reader.findings.refuse(field, reader.raw(field), 'unit unknown; say "areaUnit" in the mapping');
    return null;
  }
  return unit === 'sqft' ? Math.round(value * squareFoot) : Math.round(value * 100) / 100;
}

/**
 * A price in whole riyals or pounds. A yearly rent is divided by twelve and rounded to the nearest; where a feed has
 * both, the monthly rent counts. Rents by the day or week are refused: the site does not let for days.
 */
export function mapPrice(
  reader: HomeReader,
  purpose: Listing['purpose'] | null,
  { mapping }: ImportContext,
): Listing['price'] | null {
  const currency = reader.raw('price.currency')
    ? reader.choice('price.currency', currencies, mapping.values.currency, 'required')
    : mapping.currency;
  if (currency === null || purpose === null) return null;
  const amount =
    purpose === 'sale' ? reader.number('price.amount', 'required') : monthlyRent(reader, mapping);
  if (amount === null) return null;
  return { amount: Math.round(amount), currency, period: purpose === 'rent' ? 'month' : null };
}

function monthlyRent(reader: HomeReader, mapping: ImportContext['mapping']): number | null {
  const [monthly, yearly] = [reader.number('rent.month'), reader.number('rent.year')];
  if (monthly !== null && yearly !== null && Math.abs(yearly - 12 * monthly) > 12)
    reader.findings.note('price', reader.raw('rent.year'), `not twelve times the monthly rent of ${monthly}`);
  if (monthly !== null) return monthly;
  if (yearly !== null) return yearly / 12;
  const short = reader.raw('rent.week') ?? reader.raw('rent.day');
  if (short) {
    reader.findings.refuse('price', short, 'a rent by the week or day, expected by the month or year');
    return null;
  }
  const amount = reader.number('price.amount', 'required');
  const given = reader.text('price.period')?.toLowerCase() ?? mapping.rentPeriod;
  if (amount === null) return null;
  if (given === 'month' || given === 'monthly') return amount;
  if (given === 'year' || given === 'yearly') return amount / 12;
  const message = 'a rent by the month or the year? Say "rentPeriod" in the mapping';
  reader.findings.refuse('price.period', reader.raw('price.period') ?? reader.raw('price.amount'), message);
  return null;
}
