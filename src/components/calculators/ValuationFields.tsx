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
  initial: ValuationAnswers;
  faults: { area: boolean; size: boolean };
};

/** The fields of a valuation. */
export function ValuationFields({ places, initial, faults }: Props) {
  const { t } = useWords();
  const purposes = ['sale', 'rent'] as const;
  return (
    <>
      <ChoiceField
        name="purpose"
        label={t('valuation.purpose')}
        options={purposes.map((value) => ({ value, label: t(`valuation.purpose.${value}`) }))}
        initial="sale"
      />
      <CalculatorField label={t('valuation.area')} error={faults.area ? t('valuation.error.area') : null}>
        {(inputProps) => (
          <>
            <select {...inputProps} name="area" defaultValue={initial.area} className={styles.select}>
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
          {(inputProps) => (
            <>
              <select {...inputProps} name="type" defaultValue={initial.type} className={styles.select}>
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
          initial={initial.size}
          error={faults.size ? t('valuation.error.size') : null}
        />
      </div>
    </>
  );
}
