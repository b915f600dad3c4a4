import { useMemo } from 'react';
import { formatNumber, formatPrice, isolate } from '../../i18n/format';
import { useWords } from '../locale/useWords';

/** Returns formatters for figures within sentences. */
export function useFigures() {
  const { t, code } = useWords();
  return useMemo(
    () => ({
      money: (amount: number, currency: 'QAR' | 'GBP') => isolate(formatPrice(amount, currency, code)),
      percent: (value: number) => isolate(t('common.percent', { value: formatNumber(value, code, 2) })),
    }),
    [t, code],
  );
}
