import { useWords } from '../locale/useWords';
import { OtherWays } from './OtherWays';
import * as styles from './SendFailure.module.css';

/** Says beside the button that nothing was sent and nothing is lost, with other ways to reach us. */
export function SendFailure({ text, subject }: { text: string; subject: string }) {
  const { t } = useWords();
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.title}>{t('forms.failed.title')}</p>
      <p>{text}</p>
      <OtherWays subject={subject} />
    </div>
  );
}
