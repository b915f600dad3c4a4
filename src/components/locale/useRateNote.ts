import { useContext } from 'react';
import { formatDate } from '../../i18n/format';
import { ExchangeRates } from './ExchangeRates';
import { useDisplayChoice } from './useDisplayChoice';
import { useWords } from './useWords';

/**
 * By which rate prices are shown in another currency; null where they are not. For pages that carry the words of
 * `listings`.
 * @param own the currency in which the prices were given
 */
export function useRateNote(own: string): string | null {
  const { t, code } = useWords();
  const { currency } = useDisplayChoice();
  const rates = useContext(ExchangeRates);
  if (!rates || !currency || currency === own) return null;
  return t('listings.display.rate', { date: formatDate(rates.asOf, code), source: rates.source.label });
}
