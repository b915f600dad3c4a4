import type { ReactNode } from 'react';
import type { PlanShare } from '../../domain/content/comparePlan';
import { formatNumber } from '../../i18n/format';
import { FormattedDate } from '../locale/FormattedDate';
import { LocalLink } from '../locale/LocalLink';
import { Price } from '../locale/Price';
import { useWords } from '../locale/useWords';
import { Part } from '../ui/Part';
import * as compared from './Comparison.module.css';
import * as styles from './PlanComparison.module.css';
import type { NamedPlan } from './planOf';

/** Compares payment plans, one column each: shares by and after handover, dates and every instalment. */
export function PlanComparison({ plans }: { plans: NamedPlan[] }) {
  const { t, code } = useWords();
  const percentOf = (percent: number) => t('common.percent', { value: formatNumber(percent, code, 1) });
  const share = ({ percent, amount }: PlanShare) =>
    percent === 0 ? (
      '–'
    ) : (
      <>
        <strong className={styles.percent}>{percentOf(percent)}</strong>{' '}
        <Price amount={amount} currency="QAR" />
      </>
    );
  const row = (name: string, cell: (plan: NamedPlan) => ReactNode) => (
    <tr>
      <th scope="row">{t(`shortlist.plan.${name}`)}</th>
      {plans.map((plan) => (
        <td key={plan.reference}>{cell(plan)}</td>
      ))}
    </tr>
  );
  return (
    <Part title={t('shortlist.plan.title')}>
      <section className={compared.scroll} aria-label={t('shortlist.plan.title')} tabIndex={0}>
        <table className={compared.table}>
          <thead>
            <tr>
              <td />
              {plans.map(({ reference, path, title }) => (
                <th key={reference} scope="col">
                  <LocalLink to={path}>{title}</LocalLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row('total', ({ price, isLowestPrice }) => (
              <>
                <Price amount={price} currency="QAR" />
                {isLowestPrice && <small className={styles.note}>{t('shortlist.plan.lowest')}</small>}
              </>
            ))}
            {row('handover', ({ handover }) => (
              <FormattedDate iso={handover} />
            ))}
            {row('byHandover', ({ byHandover }) => (
              <>
                {share(byHandover)}
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ inlineSize: `${byHandover.percent}%` }} />
                </span>
              </>
            ))}
            {row('onHandover', ({ onHandover }) => share(onHandover))}
            {row('afterHandover', ({ afterHandover }) => share(afterHandover))}
            {row('steps', ({ steps }) => (
              <ol role="list" className="stack">
                {steps.map((step) => (
                  <li key={step.label}>
                    {step.label}
                    {step.date && (
                      <small className={styles.note}>
                        <FormattedDate iso={step.date} />
                      </small>
                    )}
                    <span className={styles.amount}>
                      {percentOf(step.percent)} · <Price amount={step.amount} currency="QAR" />
                    </span>
                  </li>
                ))}
              </ol>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.note}>{t('shortlist.plan.note')}</p>
    </Part>
  );
}
