import { useShownPrice, writePrice } from './useShownPrice';
import { useWords } from './useWords';

type Props = {
  amount: number;
  currency: string;
  period?: 'month' | null;
};

/**
 * A price in the page's language and the visitor's currency, which does not break across lines and keeps its direction
 * in Arabic text.
 */
export function Price({ amount, currency, period }: Props) {
  const { t, code } = useWords();
  const shownPrice = useShownPrice();
  return (
    <bdi className="figures">
      {writePrice(shownPrice(amount, currency), code)}
      {period === 'month' && <small> {t('common.perMonth')}</small>}
    </bdi>
  );
}
