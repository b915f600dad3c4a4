import type { Listing } from '../../domain/content/listings';
import { median } from '../../domain/content/median';
import { formatNumber } from '../../i18n/format';
import type { Fault } from '../fault';
import { groupBy } from '../groupBy';
import { type ContentItem, itemsIn } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';

/** Homes of a kind among which one can be unusual. */
const fewest = 6;
/** Prices per m² of a kind of home differ by less than this factor from their median. A digit too many is ten. */
const mostTimes = 4;
/** A price changes by less than this factor. */
const mostChange = 3;
/** Bathrooms beyond the bedrooms of a home. */
const mostExtra = 4;
/** The largest share of its price that the service charge of a home takes in a year. */
const mostCharge = 0.05;

type Home = Omit<ContentItem<'listings'>, 'value'> & { value: Listing };

/**
 * Warns about amounts of homes that are possible and improbable, as with a digit too many: a price far from that of
 * similar homes or from the one before, a high service charge, many bathrooms.
 */
export const checkUnusualAmounts: Check = ({ items }) => {
  const homes = itemsIn(items, 'listings').filter(({ isWhole }) => isWhole) as Home[];
  const kinds = groupBy(homes, ({ value: { family, purpose, type } }) => [family, purpose, type].join(' '));
  return [...[...kinds.values()].flatMap(faultsAmong), ...homes.flatMap(faultsWithin)];
};

/** Faults of prices that similar homes do not have. */
function faultsAmong(homes: readonly Home[]): Fault[] {
  if (homes.length < fewest) return [];
  const usual = median(homes.map(({ value: { price, size } }) => price.amount / size));
  return homes.flatMap(({ file, value: { price, size } }) => {
    const times = price.amount / size / usual;
    if (times < mostTimes && times > 1 / mostTimes) return [];
    const expected = `about ${words(usual * size)} for ${words(size)} m², as of ${homes.length} similar homes (a digit too many, or another size?)`;
    return [warning(file, 'price.amount', show(price.amount), expected)];
  });
}

/** Faults between the fields of one home. */
function faultsWithin({ file, value }: Home): Fault[] {
  const { price, priceHistory, serviceCharge, purpose, bedrooms, bathrooms } = value;
  const faults = priceHistory.flatMap(({ amount }, index) => {
    const times = amount / price.amount;
    if (times < mostChange && times > 1 / mostChange) return [];
    const expected = `a price nearer to the current one, ${words(price.amount)}`;
    return [warning(file, `priceHistory.${index}.amount`, show(amount), expected)];
  });
  const most = price.amount * mostCharge;
  if (purpose === 'sale' && (serviceCharge ?? 0) > most) {
    faults.push(
      warning(file, 'serviceCharge', show(serviceCharge), `a year’s charge of at most ${words(most)}`),
    );
  }
  if ((bathrooms ?? 0) > (bedrooms ?? Infinity) + mostExtra) {
    faults.push(warning(file, 'bathrooms', show(bathrooms), `a number that fits ${bedrooms} bedrooms`));
  }
  return faults;
}

function warning(file: string, path: string, found: string, expected: string): Fault {
  return { file, path, found, expected, severity: 'warning' };
}

/** A rounded number, with three figures that count. */
function words(amount: number): string {
  return formatNumber(Number(amount.toPrecision(3)), 'en');
}
