import { ChevronDown, LayoutGrid, List, type LucideIcon, Map as MapIcon } from 'lucide-react';
import { currencyOfFamily, type ResultsView, type SearchQuery, type Sort } from '../../domain/search/query';
import { useWords } from '../locale/useWords';
import { DisplayPopover } from './DisplayPopover';
import * as styles from './ResultsBar.module.css';
import { rememberView } from './useResultsView';
import type { ChangeSearch } from './useSearch';

const sorts: Sort[] = ['recent', 'highest', 'lowest', 'per-metre'];
const views: [ResultsView, LucideIcon][] = [
  ['list', List],
  ['grid', LayoutGrid],
  ['map', MapIcon],
];

type Props = { query: SearchQuery; total: number | null; view: ResultsView; change: ChangeSearch };

/** How many homes there are, their order, and how they and their prices are shown. */
export function ResultsBar({ query, total, view, change }: Props) {
  const { t } = useWords();
  const show = (next: ResultsView) => {
    rememberView(next);
    change({ ...query, view: next });
  };
  return (
    <div className={styles.bar}>
      <p className={styles.count}>
        {total === null ? t('common.loading') : t('search.count', { count: total })}
      </p>
      <div className={styles.display}>
        <DisplayPopover own={currencyOfFamily(query.family)} />
      </div>
      <div className={styles.end}>
        <span className={styles.sort}>
          <select
            aria-label={t('results.sort')}
            value={query.sort}
            onChange={(event) => change({ ...query, sort: event.target.value as Sort, page: 1 })}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`results.sort.${sort}`)}
              </option>
            ))}
          </select>
          <ChevronDown size={16} aria-hidden="true" />
        </span>
        <fieldset className={styles.views}>
          <legend className="hidden">{t('results.view')}</legend>
          {views.map(([name, Icon]) => (
            <label key={name} className={styles.view}>
              <input type="radio" name="view" checked={view === name} onChange={() => show(name)} />
              <span>
                <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
                <span className={styles.viewName}>{t(`results.view.${name}`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  );
}
