import type { MoveInCost } from '../../domain/calculators/moveInCost';
import { useWords } from '../locale/useWords';
import { Headline } from './Headline';
import { Money } from './Money';
import { ResultRows } from './ResultRows';

/** The costs of moving in and their parts. Unknown parts are named, but not estimated. */
export function MoveInCosts({ cost, billsIncluded }: { cost: MoveInCost; billsIncluded: boolean }) {
  const { t } = useWords();
  const money = (amount: number) => <Money amount={amount} currency="QAR" />;
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
          {
            label: t('moveInSum.row.firstCheque'),
            of: 'moveInSum.row.firstCheque',
            value: money(cost.firstCheque),
          },
          { label: t('moveInSum.row.deposit'), of: 'moveInSum.row.deposit', value: money(cost.deposit) },
          {
            label: t('moveInSum.row.commission'),
            of: 'moveInSum.row.commission',
            value: money(cost.commission),
          },
          { label: t('moveInSum.row.utilities'), of: 'moveInSum.row.utilities', value: utilities },
        ]}
      />
      {cost.utilities === null && <p className="soft">{t('moveInSum.withoutUtilities')}</p>}
    </>
  );
}
