import type { ReactNode } from 'react';
import type { MoveInCost } from '../../domain/calculators/moveInCost';
import { useWords } from '../locale/useWords';
import { Headline } from './Headline';
import { Money } from './Money';
import { ResultRows } from './ResultRows';

/** The costs of moving in and their parts. Unknown parts are named, but not estimated. */
export function MoveInCosts({ cost, billsIncluded }: { cost: MoveInCost; billsIncluded: boolean }) {
  const { t } = useWords();
  const money = (amount: number) => <Money amount={amount} currency="QAR" />;
  const row = (of: string, value: ReactNode) => ({ label: t(of), of, value });
  const utilities = billsIncluded
    ? t('moveInSum.utilitiesNone')
    : cost.utilities === null
      ? t('moveInSum.utilitiesUnknown')
      : money(cost.utilities);
  return (
    <>
      <Headline label={t('moveInSum.total')}>{money(cost.total)}</Headline>
      <ResultRows
        rows={[
          row('moveInSum.row.firstCheque', money(cost.firstCheque)),
          row('moveInSum.row.deposit', money(cost.deposit)),
          row('moveInSum.row.commission', money(cost.commission)),
          row('moveInSum.row.utilities', utilities),
        ]}
      />
      {cost.utilities === null && <p className="soft">{t('moveInSum.withoutUtilities')}</p>}
    </>
  );
}
