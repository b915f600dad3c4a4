import { useContext } from 'react';
import { formatDate } from '../../i18n/format';
import { ExchangeRates } from './ExchangeRates';
import { useDisplayChoice } from './useDisplayChoice';
import { useWords } from './useWords';

/**
 * A sentence that names the exchange rate and its date, or null when prices are not converted. The page must load the
 * `listings` dictionary.
 * @param own the currency in which the prices are given
 */
export function useRateNote(own: string): string | null {
  const { t, code } = useWords();
  const { currency } = useDisplayChoice();
  const rates = useContext(ExchangeRates);
  if (!rates || !currency || currency === own) return null;
  return t('listings.display.rate', { date: formatDate(rates.asOf, code), source: rates.source.label });
}
