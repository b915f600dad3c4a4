import { paymentSteps } from '../../domain/content/paymentSteps';
import { calendarFile } from '../../domain/site/calendarFile';
import type { OffPlanContent } from '../../domain/site/detailsContent';
import { formatNumber, formatPrice } from '../../i18n/format';
import { useWords } from '../locale/useWords';
import type { Unit } from './arrangeUnits';

/** Returns a function that downloads a calendar file with the dated payments for a unit. */
export function usePlanCalendar({
  name,
  slug,
  paymentPlan,
}: OffPlanContent['project']): (unit: Unit) => void {
  const { t, code } = useWords();
  return (unit) => {
    const events = paymentSteps(paymentPlan, unit.price.amount).flatMap(({ date, percent, amount }) => {
      if (!date) return [];
      const values = {
        name,
        unit: unit.unit ?? unit.reference,
        percent: t('common.percent', { value: formatNumber(percent, code, 1) }),
        amount: formatPrice(amount, unit.price.currency, code),
      };
      const id = `${slug}-${unit.reference}-${date}`;
      return [{ id, when: date, summary: t('project.calendarEvent', values) }];
    });
    const file = calendarFile(events, 'Payment plan', new Date());
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
    link.download = `${slug}-${unit.unit ?? unit.reference}.ics`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
}
