import type { OffPlanContent } from '../../domain/site/pageContent';
import { formatNumber } from '../../i18n/format';
import { FormattedDate } from '../locale/FormattedDate';
import { useWords } from '../locale/useWords';
import * as styles from './PaymentPlan.module.css';

/** What is paid when, each step as long as its share. */
export function PaymentPlan({ steps }: { steps: OffPlanContent['project']['paymentPlan'] }) {
  const { t, code } = useWords();
  return (
    <ol role="list" className={styles.plan}>
      {steps.map(({ label, percent, date }) => (
        <li key={label} className={styles.step}>
          <strong className="figures">
            {t('common.percent', { value: formatNumber(percent, code, 1) })}
          </strong>
          <span>
            {label}
            {date && (
              <small>
                {' · '}
                <FormattedDate iso={date} />
              </small>
            )}
          </span>
          <span className={styles.bar} style={{ inlineSize: `${percent}%` }} aria-hidden="true" />
        </li>
      ))}
    </ol>
  );
}
