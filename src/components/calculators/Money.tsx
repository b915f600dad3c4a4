import { formatPrice } from '../../i18n/format';
import { useWords } from '../locale/useWords';

/** An amount in its own currency, independent of the display currency that the visitor has chosen. */
export function Money({ amount, currency }: { amount: number; currency: 'QAR' | 'GBP' }) {
  const { code } = useWords();
  return <bdi className="figures">{formatPrice(amount, currency, code)}</bdi>;
}
