import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useWords } from '../locale/useWords';
import * as styles from './FormField.module.css';
import { errorId, hintId } from './fieldProps';

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

type HintProps = {
  id: string;
  /** Dictionary key of the hint. */
  hint: string | null;
  values?: Readonly<Record<string, string>> | undefined;
};

/** The hint of a field, if it has one. */
export function FormFieldHint({ id, hint, values }: HintProps) {
  const { t } = useWords();
  if (hint === null) return null;
  return (
    <p id={hintId(id)} className="soft">
      {t(hint, values)}
    </p>
  );
}

/** The error message of a field, with the same text as in the summary. */
export function FormFieldError({ id, error }: { id: string; error: string | null }) {
  if (error === null) return null;
  return (
    <p id={errorId(id)} className={styles.error}>
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{error}</span>
    </p>
  );
}
