import type { Listing } from '../../domain/content/listings';
import { formatNumber } from '../../i18n/format';
import type { Fault } from '../fault';
import type { Loose } from '../parsePartially';
import { show } from '../show';

/** Plausible prices in whole riyals or pounds, chosen widely: a price outside is a typing error. */
const bounds = {
  QAR: { rent: [500, 5_000_000], sale: [50_000, 5_000_000_000] },
  GBP: { rent: [100, 1_000_000], sale: [10_000, 1_000_000_000] },
} as const;

/** Plausible sizes in m². */
const sizes = [8, 5_000_000] as const;

/** Reports implausible prices and sizes, such as a rent of 3 or of 10¹². */
export function faultsOfAmounts(home: Loose<Listing>, sells: boolean): Omit<Fault, 'file'>[] {
  const { price, size, plot, priceHistory = [] } = home;
  const [least, most] = bounds[price?.currency ?? 'QAR'][sells ? 'sale' : 'rent'];
  const what = sells ? 'a price' : 'a monthly rent';
  return [
    ...outside('price.amount', price?.amount, least, most, what),
    ...priceHistory.flatMap((step, index) =>
      outside(`priceHistory.${index}.amount`, step?.amount, least, most, what),
    ),
    ...outside('size', size, ...sizes, 'm²'),
    ...outside('plot', plot ?? undefined, ...sizes, 'm²'),
  ];
}

function outside(path: string, value: number | undefined, least: number, most: number, what: string) {
  if (value === undefined || (value >= least && value <= most)) return [];
  return [{ path, found: show(value), expected: `${what} between ${words(least)} and ${words(most)}` }];
}

function words(amount: number): string {
  return formatNumber(amount, 'en');
}
