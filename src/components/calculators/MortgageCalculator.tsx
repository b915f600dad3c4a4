import type { CalculatorView } from '../../domain/calculators/calculatorView';
import { type MortgageTerms, mortgage, mortgageProblem } from '../../domain/calculators/mortgage';
import { type Borrower, ceilingWarnings, loanCeiling } from '../../domain/calculators/mortgageCeilings';
import { parseAmount } from '../../domain/calculators/parseAmount';
import { useWords } from '../locale/useWords';
import { AsOf } from './AsOf';
import { Calculator } from './Calculator';
import { BalanceChart } from './MortgageCalculator.BalanceChart';
import { YearTable } from './MortgageCalculator.YearTable';
import { MortgageFields } from './MortgageFields';
import { MortgageSummary } from './MortgageSummary';
import { ShareResult } from './ShareResult';
import { type Answers, useAnswers } from './useAnswers';
import { useFigures } from './useFigures';

type Props = Extract<CalculatorView, { calculator: 'mortgage' }> & { price?: number; inUrl?: boolean };

/** Mortgage calculator: monthly payment, balance over time, and warnings about the ceilings for loans. */
export function MortgageCalculator({ rates, price = 2_000_000, inUrl = true }: Props) {
  const { t } = useWords();
  const { money } = useFigures();
  const initial = {
    price: String(price),
    deposit: String(100 - loanCeiling(price, 'resident', rates)),
    depositIn: 'percent',
    years: String(rates.borrowers.resident.years),
    rate: String(rates.exampleRate),
    borrower: 'resident',
    salary: '',
  };
  const { form, answers, read } = useAnswers(initial, inUrl);
  const { terms, salary } = readMortgageAnswers(answers);
  const loan = mortgage(terms);
  const problem = mortgageProblem(terms);
  const borrower: Borrower = answers.borrower === 'qatari' ? 'qatari' : 'resident';
  const errorText =
    problem &&
    t(`mortgage.error.${Number.isNaN(terms[problem]) && problem === 'deposit' ? 'depositMissing' : problem}`);
  const salaryError = salary === null && answers.salary.trim() !== '' ? t('calculators.amountError') : null;
  const announcement = loan
    ? t('mortgage.said', { payment: money(loan.payment, 'QAR'), interest: money(loan.totalInterest, 'QAR') })
    : (errorText ?? '');

  return (
    <Calculator
      title={t('mortgage.title')}
      form={form}
      read={read}
      announcement={announcement}
      fields={
        <MortgageFields
          form={form}
          initial={initial}
          depositIn={answers.depositIn}
          problem={problem}
          error={errorText}
          salaryError={salaryError}
        />
      }
      result={
        loan ? (
          <>
            <MortgageSummary
              loan={loan}
              borrower={borrower}
              salary={salary}
              isSalaryRead={salaryError === null}
              warnings={ceilingWarnings(terms, loan, borrower, salary, rates)}
            />
            <BalanceChart loan={loan} />
            {inUrl && <ShareResult answers={answers} />}
          </>
        ) : (
          <p>{errorText}</p>
        )
      }
      below={
        <>
          {loan && <YearTable loan={loan} />}
          <AsOf rates={{ ...rates, note: `${t('mortgage.exampleRate')} ${rates.note}` }} />
        </>
      }
    />
  );
}

/** Converts the answers to terms of a loan. Invalid numbers become NaN, which `mortgage` rejects. */
function readMortgageAnswers(answers: Answers): { terms: MortgageTerms; salary: number | null } {
  const read = (name: string) => parseAmount(answers[name] ?? '') ?? Number.NaN;
  const price = read('price');
  const deposit = read('deposit');
  return {
    terms: {
      price,
      deposit: answers.depositIn === 'amount' ? deposit : (price * deposit) / 100,
      years: read('years'),
      rate: read('rate'),
    },
    salary: parseAmount(answers.salary ?? ''),
  };
}
