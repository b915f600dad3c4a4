import { useContext } from 'react';
import { convertPrice } from '../../domain/content/convertPrice';
import { formatPrice } from '../../i18n/format';
import type { LocaleCode } from '../../i18n/locales';
import { ExchangeRates } from './ExchangeRates';
import { useDisplayChoice } from './useDisplayChoice';

export type ShownPrice = { amount: number; currency: string; isConverted: boolean };

/** Writes a price as it is shown, with a sign before a converted one, which is rounded. */
export function writePrice({ amount, currency, isConverted }: ShownPrice, code: LocaleCode): string {
  return `${isConverted ? '≈ ' : ''}${formatPrice(amount, currency, code)}`;
}

/**
 * Returns a function that converts a price to the visitor's currency, or leaves it unchanged where no rates are
 * available.
 */
export function useShownPrice(): (amount: number, currency: string) => ShownPrice {
  const { currency: chosen } = useDisplayChoice();
  const rates = useContext(ExchangeRates);
  return (amount, currency) => {
    if (!rates || !chosen || chosen === currency) return { amount, currency, isConverted: false };
    const converted = convertPrice(amount, currency, chosen, rates.rates);
    return { amount: converted, currency: chosen, isConverted: true };
  };
}
