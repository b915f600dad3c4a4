import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import * as styles from './FormField.module.css';
import { errorId } from './fieldProps';

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
