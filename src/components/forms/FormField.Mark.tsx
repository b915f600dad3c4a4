import { useWords } from '../locale/useWords';
import * as styles from './FormField.module.css';

/** Says in words, beside the question, whether it must be answered. The input itself tells those who listen. */
export function FormFieldMark({ required }: { required: boolean }) {
  const { t } = useWords();
  return (
    <small aria-hidden="true" className={required ? styles.required : styles.optional}>
      {' '}
      {t(required ? 'forms.required' : 'forms.optional')}
    </small>
  );
}

/** The class of what holds one question: those that must be answered are highlighted. */
export const fieldClass = ({ required }: { required: boolean }) =>
  required ? `${styles.field} ${styles.needed}` : styles.field;
