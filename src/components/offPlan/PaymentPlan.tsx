import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useId, useState } from 'react';
import { paymentSteps } from '../../domain/content/paymentSteps';
import type { OffPlanContent } from '../../domain/site/detailsContent';
import { formatNumber } from '../../i18n/format';
import { FormattedDate } from '../locale/FormattedDate';
import { Price } from '../locale/Price';
import { useWords } from '../locale/useWords';
import { Button } from '../ui/Button';
import * as styles from './PaymentPlan.module.css';
import { usePlanCalendar } from './usePlanCalendar';

type Props = Pick<OffPlanContent, 'units'> & { project: OffPlanContent['project'] };

/**
 * The payment schedule for a selected unit. The bars are proportional to the instalments, and the dates can be
 * downloaded as a calendar file.
 */
export function PaymentPlan({ project, units }: Props) {
  const { t, code } = useWords();
  const id = useId();
  const open = units.filter(({ status }) => status === 'for-sale');
  const [reference, setReference] = useState(open[0]?.reference ?? null);
  const unit = open.find((one) => one.reference === reference);
  const steps = unit ? paymentSteps(project.paymentPlan, unit.price.amount) : project.paymentPlan;
  const saveCalendar = usePlanCalendar(project);
  const isDated = project.paymentPlan.some(({ date }) => date);
  return (
    <div className={styles.payment}>
      {unit && (
        <p className={styles.choice}>
          <label htmlFor={id}>{t('project.planFor')}</label>
          <select id={id} value={unit.reference} onChange={(event) => setReference(event.target.value)}>
            {open.map((one) => (
              <option key={one.reference} value={one.reference}>
                {one.unit ?? one.reference}
              </option>
            ))}
          </select>
          <strong aria-live="polite">
            <Price {...unit.price} />
          </strong>
        </p>
      )}
      <ol role="list" className={styles.plan}>
        {steps.map((step) => (
          <li key={step.label} className={styles.step}>
            <strong className="figures">
              {t('common.percent', { value: formatNumber(step.percent, code, 1) })}
            </strong>
            <span>
              {step.label}
              <small>{step.date ? <FormattedDate iso={step.date} /> : t('project.undated')}</small>
            </span>
            {'amount' in step && unit && (
              <Price amount={Number(step.amount)} currency={unit.price.currency} />
            )}
            <span className={styles.bar} style={{ inlineSize: `${step.percent}%` }} aria-hidden="true" />
          </li>
        ))}
      </ol>
      <p className="soft">{t('project.planNote')}</p>
      {unit && isDated && (
        <Button look="secondary" onClick={() => saveCalendar(unit)}>
          <CalendarPlus size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('project.calendar')}
        </Button>
      )}
    </div>
  );
}
