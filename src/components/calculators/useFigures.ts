import { useMemo } from 'react';
import { formatNumber, formatPrice } from '../../i18n/format';
import { useWords } from '../locale/useWords';

/** Wraps a figure in Unicode isolates (FSI, PDI), which keep it intact in a sentence of the other direction. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** Returns formatters for figures within sentences. */
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
