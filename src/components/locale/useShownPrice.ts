import { useContext } from 'react';
import { convertPrice } from '../../domain/content/convertPrice';
import { ExchangeRates } from './ExchangeRates';
import { useDisplayChoice } from './useDisplayChoice';

export type ShownPrice = { amount: number; currency: string; isConverted: boolean };

/** Prices in the currency that the reader thinks in; as they were given where nothing is known of rates. */
export function useShownPrice(): (amount: number, currency: string) => ShownPrice {
  const { currency: chosen } = useDisplayChoice();
  const rates = useContext(ExchangeRates);
  return (amount, currency) => {
    if (!rates || !chosen || chosen === currency) return { amount, currency, isConverted: false };
    const converted = convertPrice(amount, currency, chosen, rates.rates);
    return { amount: converted, currency: chosen, isConverted: true };
  };
}
