import { useWords } from '../locale/useWords';
import * as styles from './FormField.module.css';

/**
 * Marks a field visibly as required or optional. Assistive technology reads the input's `required` attribute instead.
 */
export function FormFieldMark({ required }: { required: boolean }) {
  const { t } = useWords();
  return (
    <small aria-hidden="true" className={required ? styles.required : styles.optional}>
      {' '}
      {t(required ? 'forms.required' : 'forms.optional')}
    </small>
  );
}

/** The class of a field's container. Required fields are highlighted. */
export const fieldClass = ({ required }: { required: boolean }) =>
  required ? `${styles.field} ${styles.needed}` : styles.field;
