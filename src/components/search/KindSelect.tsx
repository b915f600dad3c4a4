import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { changeKind } from '../../domain/search/changeKind';
import { useWords } from '../locale/useWords';
import * as styles from './KindSelect.module.css';
import { kinds } from './kinds';
import type { Kind } from './loadWorld';
import type { ChangeSearch } from './useSearch';

type Props = Kind & { change: ChangeSearch };

/** To rent or to buy, a home or an office: what the search is among. */
export const KindSelect = memo(function KindSelect({ family, purpose, change }: Props) {
  const { t } = useWords();
  return (
    <span className={styles.kind}>
      <select
        aria-label={t('search.kind')}
        value={`${family}.${purpose}`}
        onChange={(event) => {
          const chosen = kinds.find((kind) => `${kind.family}.${kind.purpose}` === event.target.value);
          if (chosen) change((query) => changeKind(query, chosen.family, chosen.purpose));
        }}
      >
        {kinds.map((kind) => (
          <option key={`${kind.family}.${kind.purpose}`} value={`${kind.family}.${kind.purpose}`}>
            {t(`search.kind.${kind.family}.${kind.purpose}`)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" />
    </span>
  );
});
