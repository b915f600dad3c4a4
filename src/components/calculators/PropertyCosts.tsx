import type { PropertyCostsView } from '../../domain/calculators/calculatorView';
import { useWords } from '../locale/useWords';
import { Part } from '../ui/Part';
import { CalculatorSlot } from './CalculatorSlot';

/** What taking a home costs besides its price; the parts arrive when they are near. Nothing for a home that is gone. */
export function PropertyCosts({ costs }: { costs: PropertyCostsView | null }) {
  const { t } = useWords();
  if (!costs) return null;
  return (
    <Part title={t(`propertyCosts.${costs.kind}`)} id="costs">
      <CalculatorSlot name="propertyCosts" view={{ costs }} />
    </Part>
  );
}
