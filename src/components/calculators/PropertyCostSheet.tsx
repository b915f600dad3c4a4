import type { PropertyCostsView } from '../../domain/calculators/calculatorView';
import { useWords } from '../locale/useWords';
import { MortgageCalculator } from './MortgageCalculator';
import { MoveInSheet } from './MoveInSheet';
import { PurchaseSheet } from './PurchaseSheet';
import { StampDutyCalculator } from './StampDutyCalculator';

/** The costs of one home: of moving in, of buying it with or without a loan, or its stamp duty in the UK. */
export function PropertyCostSheet({ costs }: { costs: PropertyCostsView }) {
  const { t } = useWords();
  switch (costs.kind) {
    case 'moveIn':
      return <MoveInSheet {...costs} />;
    case 'stampDuty':
      return <StampDutyCalculator calculator="stampDuty" {...costs} inUrl={false} />;
    case 'purchase':
      return (
        <>
          <PurchaseSheet {...costs} />
          {costs.mortgage && (
            <>
              <h3>{t('propertyCosts.withLoan')}</h3>
              <MortgageCalculator
                calculator="mortgage"
                rates={costs.mortgage}
                price={costs.price}
                inUrl={false}
              />
            </>
          )}
        </>
      );
  }
}
