import type { Site } from './site';

export const displayCurrencies = ['QAR', 'GBP', 'USD'] as const;
export type DisplayCurrency = (typeof displayCurrencies)[number];

/** What one unit of a currency is worth in riyals. */
export type CurrencyRates = Site['currency']['rates'];

/** An amount in another currency by the agency's dated rates, in whole units. The same currency comes back as it is. */
export function convertPrice(amount: number, from: string, to: string, rates: CurrencyRates): number {
  if (from === to) return amount;
  const inRiyals: Record<string, number | undefined> = { QAR: 1, ...rates };
  const worth = inRiyals[from];
  const wanted = inRiyals[to];
  if (!worth || !wanted) throw new Error(`no rate from ${from} to ${to}`);
  return Math.round((amount * worth) / wanted);
}
