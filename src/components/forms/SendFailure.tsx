import { useWords } from '../locale/useWords';
import { OtherWays } from './OtherWays';
import * as styles from './SendFailure.module.css';

/** A message beside the button: the form was not sent, the answers are kept, and other ways to reach us. */
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
