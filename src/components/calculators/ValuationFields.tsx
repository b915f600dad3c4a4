import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ValuationPlace } from '../../domain/calculators/calculatorView';
import { type ValuationAnswers, valuedTypes } from '../../domain/calculators/valuationAnswers';
import { useWords } from '../locale/useWords';
import { AmountField } from './AmountField';
import * as frame from './Calculator.module.css';
import { CalculatorField } from './CalculatorField';
import * as styles from './CalculatorField.module.css';
import { ChoiceField } from './ChoiceField';

type Props = {
  places: readonly ValuationPlace[];
  begin: ValuationAnswers;
  faults: { area: boolean; size: boolean };
};

/** What an estimate needs to know of a home. */
export function ValuationFields({ places, begin, faults }: Props) {
  const { t } = useWords();
  const purposes = ['sale', 'rent'] as const;
  return (
    <>
      <ChoiceField
        name="purpose"
        label={t('valuation.purpose')}
        options={purposes.map((value) => ({ value, label: t(`valuation.purpose.${value}`) }))}
        begin="sale"
      />
      <CalculatorField label={t('valuation.area')} error={faults.area ? t('valuation.error.area') : null}>
        {(tie) => (
          <>
            <select {...tie} name="area" defaultValue={begin.area} className={styles.select}>
              <option value="">{t('valuation.chooseArea')}</option>
              {places.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
            <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
          </>
        )}
      </CalculatorField>
      <div className={frame.pair}>
        <CalculatorField label={t('valuation.type')}>
          {(tie) => (
            <>
              <select {...tie} name="type" defaultValue={begin.type} className={styles.select}>
                {valuedTypes.map((type) => (
                  <option key={type} value={type}>
                    {t(`listings.type.${type}`)}
                  </option>
                ))}
              </select>
              <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
            </>
          )}
        </CalculatorField>
        <AmountField
          name="size"
          label={t('valuation.size')}
          unit={t('calculators.unit.metres')}
          begin={begin.size}
          error={faults.size ? t('valuation.error.size') : null}
        />
      </div>
    </>
  );
}
