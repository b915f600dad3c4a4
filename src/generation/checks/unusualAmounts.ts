import { median } from '../../domain/calculators/quantile';
import type { Listing, PropertyType } from '../../domain/content/listings';
import { formatNumber } from '../../i18n/format';
import type { Fault } from '../fault';
import { groupBy } from '../groupBy';
import { type ContentItem, itemsIn } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';

/** A kind with fewer homes has no usual price of its own. */
const fewest = 6;
/** A price per m² may differ by less than this factor from the median of its kind. A digit too many makes a factor of ten. */
const mostTimes = 4;
/** A former price may differ by less than this factor from the current one. */
const mostChange = 3;
/** The smallest share of a month's rent that a deposit may be: a smaller one is in months, or lacks a digit. */
const leastDeposit = 0.5;
/** The number of bathrooms that a home may have beyond its bedrooms. */
const mostExtra = 4;
/** The storeys that a house may have: its plot may be smaller than its built area, but hardly by a larger factor. */
const mostStoreys = 3;
/** The parking spaces that one home may have. A whole compound has more. */
const mostParking = 12;
/** The longest leases are for 999 years. */
const longestLease = 999;
/** What one household lives in. */
const households: readonly PropertyType[] = ['apartment', 'villa', 'duplex', 'penthouse'];
/** The largest share of the price that a home's service charge may be in a year. */
const mostCharge = 0.05;

type Home = Omit<ContentItem<'listings'>, 'value'> & { value: Listing };

/**
 * Warns about amounts that are possible but improbable, for example because of a digit too many: a price far from
 * those of similar homes or from a former price, a low deposit, a small plot, a high service charge, many bathrooms or
 * none, many parking spaces, a long lease.
 */
export const checkUnusualAmounts: Check = ({ items }) => {
  const homes = itemsIn(items, 'listings').filter(({ isWhole }) => isWhole) as Home[];
  const kinds = groupBy(homes, ({ value: { family, purpose, type } }) => [family, purpose, type].join(' '));
  const among = [...kinds.values()].flatMap((kind) => {
    if (kind.length >= fewest) return faultsAmong(kind, kind);
    // Homes of a rare kind are compared with all that people live in.
    const { family, purpose } = (kind[0] as Home).value;
    const lived = homes.filter(
      ({ value }) => value.family === family && value.purpose === purpose && value.bathrooms,
    );
    return faultsAmong(
      kind.filter((home) => lived.includes(home)),
      lived,
    );
  });
  return [...among, ...homes.flatMap(faultsWithin)];
};

/** Faults of prices that similar homes do not have. */
function faultsAmong(homes: readonly Home[], similar: readonly Home[]): Fault[] {
  if (similar.length < fewest) return [];
  const usual = median(similar.map(({ value: { price, size } }) => price.amount / size));
  return homes.flatMap(({ file, value: { price, size } }) => {
    const times = price.amount / size / usual;
    if (times < mostTimes && times > 1 / mostTimes) return [];
    const expected = `about ${words(usual * size)} for ${words(size)} m², as of ${similar.length} similar homes (a digit too many, or another size?)`;
    return [warning(file, 'price.amount', show(price.amount), expected)];
  });
}

/** Faults between the fields of one home. */
function faultsWithin({ file, value }: Home): Fault[] {
  const { price, priceHistory, deposit, serviceCharge, purpose, bedrooms, bathrooms } = value;
  const { plot, size, type, parking, leaseYears } = value;
  const faults = priceHistory.flatMap(({ amount }, index) => {
    const times = amount / price.amount;
    if (times < mostChange && times > 1 / mostChange) return [];
    const expected = `a price nearer to the current one, ${words(price.amount)}`;
    return [warning(file, `priceHistory.${index}.amount`, show(amount), expected)];
  });
  if (purpose === 'rent' && deposit && deposit < price.amount * leastDeposit)
    faults.push(warning(file, 'deposit', show(deposit), `about a month’s rent, ${words(price.amount)}`));
  if (plot && type !== 'whole-building' && plot * mostStoreys < size)
    faults.push(warning(file, 'plot', show(plot), `a plot that fits the size, ${words(size)} m²`));
  const most = price.amount * mostCharge;
  if (purpose === 'sale' && (serviceCharge ?? 0) > most) {
    faults.push(
      warning(file, 'serviceCharge', show(serviceCharge), `a year’s charge of at most ${words(most)}`),
    );
  }
  if ((bathrooms ?? 0) > (bedrooms ?? Infinity) + mostExtra) {
    faults.push(warning(file, 'bathrooms', show(bathrooms), `a number that fits ${bedrooms} bedrooms`));
  }
  const isHousehold = households.includes(type);
  if (isHousehold && bathrooms === 0)
    faults.push(warning(file, 'bathrooms', show(bathrooms), 'at least 1 in a home'));
  if (isHousehold && (parking ?? 0) > mostParking)
    faults.push(warning(file, 'parking', show(parking), `at most ${mostParking} for one home`));
  if ((leaseYears ?? 0) > longestLease)
    faults.push(warning(file, 'leaseYears', show(leaseYears), `at most ${longestLease} years`));
  return faults;
}

function warning(file: string, path: string, found: string, expected: string): Fault {
  return { file, path, found, expected, severity: 'warning' };
}

/** A number rounded to three significant figures. */
function words(amount: number): string {
  return formatNumber(Number(amount.toPrecision(3)), 'en');
}
