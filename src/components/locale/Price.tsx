import { formatPrice } from '../../i18n/format';
import { useShownPrice } from './useShownPrice';
import { useWords } from './useWords';

type Props = {
  amount: number;
  currency: string;
  period?: 'month' | null;
  /** True where the sum is owed as it stands, whatever currency the reader thinks in. */
  asGiven?: boolean;
};

/** A price in the reader's language and currency, held together and apart from the words around it. */
export function Price({ amount, currency, period, asGiven = false }: Props) {
  const { t, code } = useWords();
  const shownPrice = useShownPrice();
  const shown = asGiven ? { amount, currency, isConverted: false } : shownPrice(amount, currency);
  return (
    <bdi className="figures">
      {shown.isConverted && '≈ '}
      {formatPrice(shown.amount, shown.currency, code)}
      {period === 'month' && <small> {t('common.perMonth')}</small>}
    </bdi>
  );
}
