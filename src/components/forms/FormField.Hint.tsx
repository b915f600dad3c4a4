import { useWords } from '../locale/useWords';
import * as styles from './FormField.module.css';
import { hintId } from './fieldProps';

type Props = {
  id: string;
  /** A key of the dictionaries, and what stands in its blanks. */
  hint: string | null;
  values?: Readonly<Record<string, string>> | undefined;
};

/** A line that helps to answer, where there is one. */
export function FormFieldHint({ id, hint, values }: Props) {
  const { t } = useWords();
  if (hint === null) return null;
  return (
    <p id={hintId(id)} className={styles.hint}>
      {t(hint, values)}
    </p>
  );
}
