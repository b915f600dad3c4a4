import { memo } from 'react';
import { changeKind } from '../../../domain/search/changeKind';
import type { Kind } from '../../../domain/search/kind';
import { kinds } from '../../../domain/search/kinds';
import { useWords } from '../../locale/useWords';
import type { ChangeSearch } from '../useSearch';
import * as styles from './KindSelect.module.css';
import { PlainSelect } from './PlainSelect';

type Props = Kind & { change: ChangeSearch };

const nameOf = ({ family, purpose }: Kind) => `${family}.${purpose}`;

/** Selects family and purpose, such as homes to rent. */
export const KindSelect = memo(function KindSelect({ family, purpose, change }: Props) {
  const { t } = useWords();
  return (
    <span className={styles.kind}>
      <PlainSelect
        label={t('search.kind')}
        value={nameOf({ family, purpose })}
        options={kinds.map((kind) => ({
          value: nameOf(kind),
          label: t(`search.kind.${kind.family}.${kind.purpose}`),
        }))}
        onChange={(name) => {
          const chosen = kinds.find((kind) => nameOf(kind) === name);
          if (chosen) change((query) => changeKind(query, chosen.family, chosen.purpose));
        }}
      />
    </span>
  );
});
