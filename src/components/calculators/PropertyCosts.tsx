import type { PropertyCostsView } from '../../domain/calculators/calculatorView';
import { useWords } from '../locale/useWords';
import { Part } from '../ui/Part';
import { CalculatorSlot } from './CalculatorSlot';

const titles = { moveIn: 'moveInSum.ofHome', purchase: 'purchase.ofHome', stampDuty: 'stampDuty.ofHome' };

/** The costs of buying or renting a home, hydrated when scrolled near. Renders nothing for a home off the market. */
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
