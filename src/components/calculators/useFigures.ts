import { useMemo } from 'react';
import { formatNumber, formatPrice } from '../../i18n/format';
import { useWords } from '../locale/useWords';

/** First strong isolate and its end: keeps a figure together within a sentence of the other direction. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** Figures as parts of sentences, in the reader's language. */
export function useFigures() {
  const { t, code } = useWords();
  return useMemo(
    () => ({
      money: (amount: number, currency: 'QAR' | 'GBP') => isolated(formatPrice(amount, currency, code)),
      percent: (value: number) => isolated(t('common.percent', { value: formatNumber(value, code, 2) })),
    }),
    [t, code],
  );
}
