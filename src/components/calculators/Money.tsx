import { formatPrice } from '../../i18n/format';
import { useWords } from '../locale/useWords';

/** A sum in the currency that it is owed in, whatever currency the reader looks at prices in. */
export function Money({ amount, currency }: { amount: number; currency: 'QAR' | 'GBP' }) {
  const { code } = useWords();
  return <bdi className="figures">{formatPrice(amount, currency, code)}</bdi>;
}
