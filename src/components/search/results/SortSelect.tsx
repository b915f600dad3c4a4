import { memo } from 'react';
import { type Sort, sorts } from '../../../domain/search/parameters';
import { useWords } from '../../locale/useWords';
import { PlainSelect } from '../filters/PlainSelect';
import type { ChangeSearch } from '../useSearch';
import * as styles from './SortSelect.module.css';

type Props = { sort: Sort; change: ChangeSearch };

/** Selects the order of the homes. */
export const SortSelect = memo(function SortSelect({ sort, change }: Props) {
  const { t } = useWords();
  return (
    <span className={styles.sort}>
      <PlainSelect
        label={t('results.sort')}
        value={sort}
        options={sorts.map((name) => ({ value: name, label: t(`results.sort.${name}`) }))}
        onChange={(chosen) => change((query) => ({ ...query, sort: chosen, page: 1 }))}
      />
    </span>
  );
});
