import type { MoveInCost } from '../../domain/calculators/moveInCost';
import { useWords } from '../locale/useWords';
import * as styles from './Calculator.module.css';
import { Headline } from './Headline';
import { Money } from './Money';
import { ResultRows } from './ResultRows';

/** What moving in costs and what it is made of; what is not known is said, not guessed. */
export function MoveInCosts({ cost, billsIncluded }: { cost: MoveInCost; billsIncluded: boolean }) {
  const { t } = useWords();
  const money = (amount: number) => <Money amount={amount} currency="QAR" />;
  const utilities = billsIncluded
    ? t('moveInCost.utilitiesNone')
    : cost.utilities === null
      ? t('moveInCost.utilitiesUnknown')
      : money(cost.utilities);
  return (
    <>
      <Headline label={t('moveInCost.total')}>{money(cost.total)}</Headline>
      <ResultRows
        rows={[
          { label: t('moveInCost.row.firstCheque'), value: money(cost.firstCheque) },
          { label: t('moveInCost.row.deposit'), value: money(cost.deposit) },
          { label: t('moveInCost.row.commission'), value: money(cost.commission) },
          { label: t('moveInCost.row.utilities'), value: utilities },
        ]}
      />
      {cost.utilities === null && <p className={styles.small}>{t('moveInCost.withoutUtilities')}</p>}
    </>
  );
}
