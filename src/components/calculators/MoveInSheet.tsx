import type { PropertyCostsView } from '../../domain/calculators/calculatorView';
import { moveInCost } from '../../domain/calculators/moveInCost';
import { useWords } from '../locale/useWords';
import { AsOf } from './AsOf';
import * as styles from './Calculator.module.css';
import { MoveInCosts } from './MoveInCosts';
import { useFigures } from './useFigures';

type Props = Extract<PropertyCostsView, { kind: 'moveIn' }>;

/** The costs of moving into a home, with its own deposit and cheques and customary values for the rest. */
export function MoveInSheet({ terms, rates }: Props) {
  const { t } = useWords();
  const { money } = useFigures();
  const cost = moveInCost({ ...terms, years: 1, utilities: null }, rates);
  const longer = moveInCost({ ...terms, years: 2, utilities: null }, rates);
  if (!cost || !longer) return null;
  return (
    <div className={styles.fields}>
      <div className={styles.result}>
        <MoveInCosts cost={cost} billsIncluded={terms.billsIncluded} />
        <p className="soft">{t('moveInSum.oneYear', { commission: money(longer.commission, 'QAR') })}</p>
      </div>
      <AsOf rates={rates} />
    </div>
  );
}
