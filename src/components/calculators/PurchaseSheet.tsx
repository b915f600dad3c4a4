import type { PropertyCostsView } from '../../domain/calculators/calculatorView';
import { useWords } from '../locale/useWords';
import { AsOf } from './AsOf';
import * as styles from './Calculator.module.css';
import { Money } from './Money';
import { ResultRows } from './ResultRows';
import { useFigures } from './useFigures';

type Props = Pick<Extract<PropertyCostsView, { kind: 'purchase' }>, 'price' | 'rates'>;

/** The price and the fee of registering the sale. */
export function PurchaseSheet({ price, rates }: Props) {
  const { t } = useWords();
  const { percent } = useFigures();
  const fee = (price * rates.registration) / 100;
  const money = (amount: number) => <Money amount={amount} currency="QAR" />;
  return (
    <>
      <ResultRows
        rows={[
          { label: t('propertyCosts.price'), value: money(price) },
          {
            label: t('propertyCosts.registration', { percent: percent(rates.registration) }),
            value: money(fee),
          },
          { label: t('propertyCosts.total'), value: money(price + fee), isSum: true },
        ]}
      />
      <p className={styles.small}>{t('propertyCosts.besides')}</p>
      <AsOf rates={rates} />
    </>
  );
}
