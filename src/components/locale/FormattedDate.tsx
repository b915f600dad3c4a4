import { formatDate } from '../../i18n/format';
import { useWords } from './useWords';

/** A date or month in a `time` element. @param iso an ISO date or month, such as 2025-03-01 or 2025-03 */
export function FormattedDate({ iso }: { iso: string }) {
  const { code } = useWords();
  return <time dateTime={iso}>{formatDate(iso, code)}</time>;
}
