import type { Site } from './site';

export const displayCurrencies = ['QAR', 'GBP', 'USD'] as const;
export type DisplayCurrency = (typeof displayCurrencies)[number];

/** The value of one unit of each currency in QAR. */
export type CurrencyRates = Site['currency']['rates'];

/**
 * Converts an amount to another currency, rounded to whole units. An amount that is already in that currency is
 * returned unchanged.
 * @param rates the dated rates of `content/site.json`
 * @throws Error if there is no rate for one of the currencies
 */
export function convertPrice(amount: number, from: string, to: string, rates: CurrencyRates): number {
  if (from === to) return amount;
  const inRiyals: Record<string, number | undefined> = { QAR: 1, ...rates };
  const fromRate = inRiyals[from];
  const toRate = inRiyals[to];
  if (!fromRate || !toRate) throw new Error(`no rate from ${from} to ${to}`);
  return Math.round((amount * fromRate) / toRate);
}
