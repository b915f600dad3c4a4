import { formatPrice } from '../../i18n/format';
import { useShownPrice } from './useShownPrice';
import { useWords } from './useWords';

type Props = {
  amount: number;
  currency: string;
  period?: 'month' | null;
  /** True when the amount is due in this currency and must not be converted. */
  asGiven?: boolean;
};

/**
 * A price in the page's language and the visitor's currency, which does not break across lines and keeps its direction
 * in Arabic text.
 */
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
