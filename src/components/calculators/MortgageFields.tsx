import type { RefObject } from 'react';
import type { MortgageProblem } from '../../domain/calculators/mortgage';
import { parseAmount } from '../../domain/calculators/parseAmount';
import { formatNumber } from '../../i18n/format';
import type { LocaleCode } from '../../i18n/locales';
import { useWords } from '../locale/useWords';
import { AmountField, mostDecimals } from './AmountField';
import * as styles from './Calculator.module.css';
import { ChoiceField } from './ChoiceField';
import type { Answers } from './useAnswers';

type Props = {
  form: RefObject<HTMLFormElement>;
  initial: Answers;
  depositIn: string;
  problem: MortgageProblem | null;
  error: string | null;
  salaryError: string | null;
};

/** The fields of the mortgage calculator. */
export function MortgageFields({ form, initial, depositIn, problem, error, salaryError }: Props) {
  const { t, code } = useWords();
  const field = (name: MortgageProblem, unit?: string) => ({
    name,
    unit,
    label: t(`mortgage.${name}`),
    initial: formatNumber(Number(initial[name]), code, mostDecimals),
    error: problem === name ? error : null,
  });
  const measures = ['percent', 'amount'] as const;
  const riyals = t('calculators.unit.QAR');
  const percent = t('common.percent', { value: '' });
  const borrowers = ['resident', 'qatari'] as const;
  return (
    <>
      <AmountField {...field('price', riyals)} />
      <div className={styles.pair}>
        <AmountField {...field('deposit', depositIn === 'amount' ? riyals : percent)} />
        <ChoiceField
          name="depositIn"
          label={t('mortgage.depositIn')}
          options={measures.map((value) => ({ value, label: t(`mortgage.depositIn.${value}`) }))}
          initial="percent"
          onChoose={(chosen) => form.current && convertDeposit(form.current, chosen, code)}
        />
      </div>
      <div className={styles.pair}>
        <AmountField {...field('years')} />
        <AmountField {...field('rate', percent)} />
      </div>
      <ChoiceField
        name="borrower"
        label={t('mortgage.borrower')}
        options={borrowers.map((value) => ({ value, label: t(`mortgage.borrower.${value}`) }))}
        initial="resident"
      />
      <AmountField
        name="salary"
        label={t('mortgage.salary')}
        hint={t('mortgage.salaryHint')}
        unit={riyals}
        initial=""
        error={salaryError}
      />
    </>
  );
}

/**
 * Converts the deposit between percent and amount when the visitor switches the unit. The percentage has as many
 * decimals as it takes to get the same amount back.
 */
function convertDeposit(form: HTMLFormElement, into: 'percent' | 'amount', code: LocaleCode): void {
  const field = form.elements.namedItem('deposit') as HTMLInputElement;
  const deposit = parseAmount(field.value);
  const price = parseAmount((form.elements.namedItem('price') as HTMLInputElement).value);
  if (deposit === null || !price) return;
  field.value =
    into === 'amount'
      ? formatNumber((price * deposit) / 100, code)
      : formatNumber((deposit / price) * 100, code, mostDecimals);
}
