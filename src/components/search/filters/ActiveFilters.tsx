import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { activeChips, clearFilters } from '../../../domain/search/activeFilters';
import type { SearchQuery } from '../../../domain/search/query';
import { useWords } from '../../locale/useWords';
import type { SearchIndex } from '../loadSearchIndex';
import type { ChangeSearch } from '../useSearch';
import * as styles from './ActiveFilters.module.css';
import { useFilterLabel } from './useFilterLabel';

type Props = { query: SearchQuery; searchIndex: SearchIndex | null; change: ChangeSearch };

/** The active filters as removable chips, with a button that clears all of them. */
export function ActiveFilters({ query, searchIndex, change }: Props) {
  const { t } = useWords();
  const labelOf = useFilterLabel(query, searchIndex);
  const list = useRef<HTMLUListElement>(null);
  const shown = activeChips(query);
  if (shown.length === 0) return null;
  const remove = (index: number, without: SearchQuery) => {
    change(without);
    // The removed chip had the focus, so the next one receives it.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button');
      const next =
        buttons?.[Math.min(index, buttons.length - 1)] ?? document.querySelector<HTMLElement>('h1');
      next?.focus({ preventScroll: true });
    });
  };
  return (
    <ul role="list" ref={list} aria-label={t('results.activeFilters')} className={styles.chips}>
      {shown.map(({ name, value, without }, index) => {
        const label = labelOf(name, value);
        return (
          <li key={`${name}:${value}`}>
            <button
              type="button"
              className={`pill ${styles.chip}`}
              onClick={() => remove(index, without)}
              aria-label={t('search.remove', { name: label })}
            >
              {label}
              {/* On paper, the chips only say what was searched. */}
              <X size={16} aria-hidden="true" className="screenOnly" />
            </button>
          </li>
        );
      })}
      <li className="screenOnly">
        <button
          type="button"
          className={`pill ${styles.clear}`}
          onClick={() => remove(0, clearFilters(query))}
        >
          {t('results.clearAll')}
        </button>
      </li>
    </ul>
  );
}
