import { formatPrice } from '../../i18n/format';
import { useWords } from './useWords';

type Props = { amount: number; currency: string; period?: 'month' | null };

/** A price in the reader's language, held together and apart from the words around it. */
export function Price({ amount, currency, period }: Props) {
  const { t, code } = useWords();
  return (
    <bdi className="figures">
      {formatPrice(amount, currency, code)}
      {period === 'month' && <small> {t('common.perMonth')}</small>}
    </bdi>
  );
}
