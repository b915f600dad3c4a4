import Check from 'lucide-react/icons/check';
import type { OffPlanContent } from '../../domain/site/detailsContent';
import { FormattedDate } from '../locale/FormattedDate';
import { useWords } from '../locale/useWords';
import * as styles from './Timeline.module.css';

/** The stages of construction, completed and upcoming. */
export function Timeline({ steps }: { steps: OffPlanContent['project']['timeline'] }) {
  const { t } = useWords();
  return (
    <ol role="list" className={styles.timeline}>
      {steps.map(({ date, label, done }) => (
        <li key={label} className={styles.step} data-done={done || undefined}>
          <span className={styles.mark}>
            {done && <Check size={14} strokeWidth={2.5} aria-hidden="true" />}
          </span>
          <span>
            {label}
            <small>
              <FormattedDate iso={date} /> · {t(done ? 'project.done' : 'project.toCome')}
            </small>
          </span>
        </li>
      ))}
    </ol>
  );
}
