import type { PropertyCostsView } from '../../domain/calculators/calculatorView';
import { mortgage } from '../../domain/calculators/mortgage';
import { useWords } from '../locale/useWords';
import { MoreLink } from '../ui/MoreLink';
import { AsOf } from './AsOf';
import * as styles from './Calculator.module.css';
import { Headline } from './Headline';
import { Money } from './Money';
import { MortgageHere } from './MortgageHere';
import { ResultRows } from './ResultRows';
import { useFigures } from './useFigures';

type Props = Extract<PropertyCostsView, { kind: 'purchase' }>;

/**
 * The price with the registration fee, and the shares of buyer and bank. A home under construction has no loan: until
 * completion the buyer pays by the developer's payment plan.
 */
export function PurchaseSheet({ price, rates, loan, unfinished }: Props) {
  const { t } = useWords();
  const { percent } = useFigures();
  const fee = (price * rates.registration) / 100;
  const ownShare = loan ? (price * (100 - loan.percent)) / 100 : price;
  const borrowed = loan && mortgage({ price, deposit: ownShare, years: loan.years, rate: loan.rate });
  const money = (amount: number) => <Money amount={amount} currency="QAR" />;
  return (
    <div className={styles.fields}>
      <div className={styles.result}>
        <Headline label={t('purchase.total')}>{money(price + fee)}</Headline>
        <ResultRows
          rows={[
            { label: t('purchase.price'), value: money(price) },
            {
              label: t('purchase.registration', { percent: percent(rates.registration) }),
              of: 'purchase.registration',
              value: money(fee),
            },
            loan && {
              label: t('purchase.ownMoney', { percent: percent(loan.percent) }),
              value: money(ownShare + fee),
            },
            loan &&
              borrowed && {
                label: t('purchase.payment', {
                  years: t('loanTerm.years', { count: loan.years }),
                  rate: percent(loan.rate),
                }),
                value: money(borrowed.payment),
              },
          ]}
        />
        {loan && <p className="soft">{t('purchase.loanNote')}</p>}
      </div>
      <div>
        <p className="soft">{t('purchase.besides')}</p>
        <AsOf rates={rates} />
      </div>
      {unfinished && (
        <div>
          <p>
            {t('purchase.noLoan', {
              percent: percent(unfinished.percent),
              years: t('loanTerm.years', { count: unfinished.years }),
            })}
          </p>
          <AsOf rates={unfinished.rates} />
          <MoreLink to={`/services/mortgages/?price=${price}#calculator`}>
            {t('purchase.workOutLoan')}
          </MoreLink>
        </div>
      )}
      {loan && <MortgageHere price={price} />}
    </div>
  );
}
