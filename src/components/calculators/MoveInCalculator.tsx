import type { CalculatorView } from '../../domain/calculators/calculatorView';
import { moveInCost } from '../../domain/calculators/moveInCost';
import { parseAmount } from '../../domain/calculators/parseAmount';
import { formatNumber } from '../../i18n/format';
import { useWords } from '../locale/useWords';
import { AmountField } from './AmountField';
import { AsOf } from './AsOf';
import { Calculator } from './Calculator';
import * as styles from './Calculator.module.css';
import { ChoiceField } from './ChoiceField';
import { MoveInCosts } from './MoveInCosts';
import { ShareResult } from './ShareResult';
import { useAnswers } from './useAnswers';
import { useFigures } from './useFigures';

type Props = Extract<CalculatorView, { calculator: 'moveInCost' }>;

/** Calculator of the costs due on moving in. */
export function MoveInCalculator({ rates }: Props) {
  const { t, code } = useWords();
  const { money } = useFigures();
  const initial = {
    rent: '6500',
    deposit: '',
    cheques: String(rates.cheques),
    years: '1',
    bills: 'no',
    utilities: '',
  };
  const { form, answers, read } = useAnswers(initial, true);
  const amounts = {
    rent: parseAmount(answers.rent),
    deposit: parseAmount(answers.deposit),
    cheques: parseAmount(answers.cheques),
    utilities: parseAmount(answers.utilities),
  };
  const unreadable = (name: 'deposit' | 'utilities') => answers[name].trim() !== '' && amounts[name] === null;
  const errors = {
    rent: amounts.rent ? null : t('moveInCost.error.rent'),
    deposit: unreadable('deposit') ? t('calculators.amountError') : null,
    utilities: unreadable('utilities') ? t('calculators.amountError') : null,
    cheques: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].includes(amounts.cheques ?? 0)
      ? null
      : t('moveInCost.error.cheques'),
  };
  const fault = Object.values(errors).find(Boolean) ?? null;
  const cost = fault
    ? null
    : moveInCost(
        {
          ...amounts,
          rent: amounts.rent ?? 0,
          years: answers.years === '2' ? 2 : 1,
          billsIncluded: answers.bills === 'yes',
        },
        rates,
      );
  const riyals = t('calculators.unit.QAR');
  const field = (name: keyof typeof errors, text: string) => ({
    name,
    label: t(`moveInCost.${name}`),
    initial: text,
    error: errors[name],
  });

  return (
    <Calculator
      title={t('moveInCost.title')}
      form={form}
      read={read}
      announcement={cost ? t('moveInCost.said', { total: money(cost.total, 'QAR') }) : (fault ?? '')}
      fields={
        <>
          <AmountField {...field('rent', formatNumber(Number(initial.rent), code))} unit={riyals} />
          <div className={styles.pair}>
            <AmountField {...field('deposit', '')} hint={t('moveInCost.depositHint')} unit={riyals} />
            <AmountField {...field('cheques', initial.cheques)} />
          </div>
          <div className={styles.pair}>
            <ChoiceField
              name="years"
              label={t('moveInCost.years')}
              options={(['1', '2'] as const).map((value) => ({
                value,
                label: t(`moveInCost.years.${value}`),
              }))}
              initial="1"
            />
            <ChoiceField
              name="bills"
              label={t('moveInCost.bills')}
              options={(['no', 'yes'] as const).map((value) => ({ value, label: t(`common.${value}`) }))}
              initial="no"
            />
          </div>
          <AmountField {...field('utilities', '')} hint={t('moveInCost.utilitiesHint')} unit={riyals} />
        </>
      }
      result={
        cost ? (
          <>
            <MoveInCosts cost={cost} billsIncluded={answers.bills === 'yes'} />
            <ShareResult answers={answers} />
          </>
        ) : (
          <p>{fault}</p>
        )
      }
      below={<AsOf rates={rates} />}
    />
  );
}
