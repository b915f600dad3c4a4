import type { PropertyCostsView } from '../../domain/calculators/calculatorView';
import { useWords } from '../locale/useWords';
import { Part } from '../ui/Part';
import { CalculatorSlot } from './CalculatorSlot';

const titles = { moveIn: 'moveInSum.ofHome', purchase: 'purchase.ofHome', stampDuty: 'stampDuty.ofHome' };

/** What taking a home costs besides its price; it comes to life when it is near. Nothing for a home that is gone. */
export function PropertyCosts({ costs }: { costs: PropertyCostsView | null }) {
  const { t } = useWords();
  if (!costs) return null;
  return (
    <Part title={t(titles[costs.kind])} id="costs">
      {costs.kind === 'stampDuty' ? (
        <CalculatorSlot name="stampDuty" view={{ ...costs, calculator: 'stampDuty', inUrl: false }} />
      ) : costs.kind === 'moveIn' ? (
        <CalculatorSlot name="moveIn" view={costs} />
      ) : (
        <CalculatorSlot name="purchase" view={costs} />
      )}
    </Part>
  );
}
