import { useWords } from '../locale/useWords';
import * as styles from './FormField.module.css';
import { hintId } from './fieldProps';

/** A line that helps to answer, where there is one. */
export function FormFieldHint({ id, hint }: { id: string; hint: string | null }) {
  const { t } = useWords();
  if (hint === null) return null;
  return (
    <p id={hintId(id)} className={styles.hint}>
      {t(hint)}
    </p>
  );
}
