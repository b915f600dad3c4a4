import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import type { Sort } from '../../domain/search/query';
import { useWords } from '../locale/useWords';
import * as styles from './SortSelect.module.css';
import type { ChangeSearch } from './useSearch';

const sorts: Sort[] = ['recent', 'highest', 'lowest', 'per-metre'];

type Props = { sort: Sort; change: ChangeSearch };

/** The order of the homes. */
export const SortSelect = memo(function SortSelect({ sort, change }: Props) {
  const { t } = useWords();
  return (
    <span className={styles.sort}>
      <select
        aria-label={t('results.sort')}
        value={sort}
        onChange={({ target }) => change((query) => ({ ...query, sort: target.value as Sort, page: 1 }))}
      >
        {sorts.map((name) => (
          <option key={name} value={name}>
            {t(`results.sort.${name}`)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" />
    </span>
  );
});
