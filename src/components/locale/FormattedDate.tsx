import { formatDate } from '../../i18n/format';
import { useWords } from './useWords';

/** A day or a month, for readers and for machines. */
export function FormattedDate({ iso }: { iso: string }) {
  const { code } = useWords();
  return <time dateTime={iso}>{formatDate(iso, code)}</time>;
}
