import type { RefObject } from 'react';
import type { MortgageProblem } from '../../domain/calculators/mortgage';
import { parseAmount } from '../../domain/calculators/parseAmount';
import { formatNumber } from '../../i18n/format';
import type { LocaleCode } from '../../i18n/locales';
import { useWords } from '../locale/useWords';
import { AmountField } from './AmountField';
import * as styles from './Calculator.module.css';
import { ChoiceField } from './ChoiceField';
import type { Answers } from './useAnswers';

type Props = {
  form: RefObject<HTMLFormElement>;
  begin: Answers;
  depositIn: string;
  problem: MortgageProblem | null;
  error: string | null;
  code: LocaleCode;
};

/** The questions of the mortgage calculator. */
export function MortgageFields({ form, begin, depositIn, problem, error, code }: Props) {
  const { t } = useWords();
  const errorOf = (name: MortgageProblem) => (problem === name ? error : null);
  const drawn = (name: string) => formatNumber(Number(begin[name]), code, 2);
  const measures = ['percent', 'amount'] as const;
  const riyals = t('calculators.unit.QAR');
  const percent = t('common.percent', { value: '' });
  const borrowers = ['resident', 'qatari'] as const;
  return (
    <>
      <AmountField
        name="price"
        label={t('mortgage.price')}
        unit={riyals}
        begin={drawn('price')}
        error={errorOf('price')}
      />
      <div className={styles.pair}>
        <AmountField
          name="deposit"
          label={t('mortgage.deposit')}
          unit={depositIn === 'amount' ? riyals : percent}
          begin={drawn('deposit')}
          error={errorOf('deposit')}
        />
        <ChoiceField
          name="depositIn"
          label={t('mortgage.depositIn')}
          options={measures.map((value) => ({ value, label: t(`mortgage.depositIn.${value}`) }))}
          begin="percent"
          onChoose={(chosen) => form.current && convertDeposit(form.current, chosen, code)}
        />
      </div>
      <div className={styles.pair}>
        <AmountField
          name="years"
          label={t('mortgage.years')}
          begin={drawn('years')}
          error={errorOf('years')}
        />
        <AmountField
          name="rate"
          label={t('mortgage.rate')}
          unit={percent}
          begin={drawn('rate')}
          error={errorOf('rate')}
        />
      </div>
      <ChoiceField
        name="borrower"
        label={t('mortgage.borrower')}
        options={borrowers.map((value) => ({ value, label: t(`mortgage.borrower.${value}`) }))}
        begin="resident"
      />
      <AmountField
        name="salary"
        label={t('mortgage.salary')}
        hint={t('mortgage.salaryHint')}
        unit={riyals}
        begin=""
      />
    </>
  );
}

/** The same deposit in the other measure: the visitor changed how it is written, not how much it is. */
function convertDeposit(form: HTMLFormElement, into: 'percent' | 'amount', code: LocaleCode): void {
  const field = form.elements.namedItem('deposit') as HTMLInputElement;
  const deposit = parseAmount(field.value);
  const price = parseAmount((form.elements.namedItem('price') as HTMLInputElement).value);
  if (deposit === null || !price) return;
  const converted = into === 'amount' ? (price * deposit) / 100 : (deposit / price) * 100;
  field.value = formatNumber(converted, code, 2);
}
