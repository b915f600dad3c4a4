import { useContext } from 'react';
import { convertPrice } from '../../domain/content/convertPrice';
import { formatPrice } from '../../i18n/format';
import { Rates } from './Rates';
import { useDisplayChoice } from './useDisplayChoice';
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
  const { currency: chosen } = useDisplayChoice();
  const rates = useContext(Rates);
  const shown = asGiven || !rates ? currency : (chosen ?? currency);
  const converted = rates && shown !== currency;
  const figure = converted ? convertPrice(amount, currency, shown, rates.rates) : amount;
  return (
    <bdi className="figures">
      {converted && '≈ '}
      {formatPrice(figure, shown, code)}
      {period === 'month' && <small> {t('common.perMonth')}</small>}
    </bdi>
  );
}
