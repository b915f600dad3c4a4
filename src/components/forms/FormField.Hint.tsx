import { useWords } from '../locale/useWords';
import { hintId } from './fieldProps';

type Props = {
  id: string;
  /** Dictionary key of the hint. */
  hint: string | null;
  values?: Readonly<Record<string, string>> | undefined;
};

/** The hint of a field, if it has one. */
export function FormFieldHint({ id, hint, values }: Props) {
  const { t } = useWords();
  if (hint === null) return null;
  return (
    <p id={hintId(id)} className="soft">
      {t(hint, values)}
    </p>
  );
}
