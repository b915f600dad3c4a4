import type { Mortgage } from '../../domain/calculators/mortgage';
import type { Borrower, CeilingWarning } from '../../domain/calculators/mortgageCeilings';
import { useWords } from '../locale/useWords';
import { Headline } from './Headline';
import { Money } from './Money';
import { Note } from './Note';
import { ResultRows } from './ResultRows';
import { useFigures } from './useFigures';

type Props = {
  loan: Mortgage;
  borrower: Borrower;
  salary: number | null;
  /** False for a salary that is no number: whether the loan is within all ceilings is then not known. */
  isSalaryRead: boolean;
  warnings: CeilingWarning[];
};

/** The monthly payment, the totals, and warnings about the Central Bank's ceilings. */
export function MortgageSummary({ loan, borrower, salary, isSalaryRead, warnings }: Props) {
  const { t } = useWords();
  const { money, percent } = useFigures();
  const riyals = (amount: number) => <Money amount={amount} currency="QAR" />;
  const share = (of: number) => percent((loan.payment / of) * 100);
  const wordsOf = (warning: CeilingWarning): string => {
    switch (warning.passed) {
      case 'loan':
        return t('mortgage.above.loan', {
          percent: percent(warning.percent),
          most: money(warning.most, 'QAR'),
          missing: money(warning.missing, 'QAR'),
        });
      case 'years':
        return t(`mortgage.above.years.${borrower}`, {
          years: t('loanTerm.years', { count: warning.most }),
        });
      case 'salary':
        return t('mortgage.above.salary', {
          share: percent(warning.share),
          percent: percent(warning.percent),
        });
    }
  };
  return (
    <>
      <Headline label={t('mortgage.payment')}>{riyals(loan.payment)}</Headline>
      <ResultRows
        rows={[
          { label: t('mortgage.loan'), of: 'mortgage.loan', value: riyals(loan.loan) },
          { label: t('mortgage.totalInterest'), value: riyals(loan.totalInterest) },
          { label: t('mortgage.totalPaid'), value: riyals(loan.totalPaid) },
          salary ? { label: t('mortgage.salaryShare'), value: <bdi>{share(salary)}</bdi> } : null,
        ]}
      />
      {warnings.length === 0 && isSalaryRead && (
        <Note tone="good">
          <p>{t(`mortgage.within.${borrower}`)}</p>
        </Note>
      )}
      {warnings.length > 0 && (
        <Note tone="warn">
          <p>
            <strong>{t('mortgage.above')}</strong>
          </p>
          {warnings.map((warning) => (
            <p key={warning.passed}>{wordsOf(warning)}</p>
          ))}
        </Note>
      )}
    </>
  );
}
