import { ChevronDown } from 'lucide-react';
import { changeKind } from '../../domain/search/changeKind';
import type { SearchQuery } from '../../domain/search/query';
import { useWords } from '../locale/useWords';
import * as styles from './KindSelect.module.css';
import { kinds } from './kinds';
import type { ChangeSearch } from './useSearch';

/** To rent or to buy, a home or an office: what the search is among. */
export function KindSelect({ query, change }: { query: SearchQuery; change: ChangeSearch }) {
  const { t } = useWords();
  return (
    <span className={styles.kind}>
      <select
        aria-label={t('search.kind')}
        value={`${query.family}.${query.purpose}`}
        onChange={(event) => {
          const chosen = kinds.find((kind) => `${kind.family}.${kind.purpose}` === event.target.value);
          if (chosen) change(changeKind(query, chosen.family, chosen.purpose));
        }}
      >
        {kinds.map(({ family, purpose }) => (
          <option key={`${family}.${purpose}`} value={`${family}.${purpose}`}>
            {t(`search.kind.${family}.${purpose}`)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" />
    </span>
  );
}
