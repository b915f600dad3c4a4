import { currencyOfFamily } from '../../../domain/search/kind';
import type { SearchQuery } from '../../../domain/search/query';
import { useWords } from '../../locale/useWords';
import { SaveSearchButton } from '../saved/SaveSearchButton';
import type { ChangeSearch } from '../useSearch';
import { DisplayPopover } from './DisplayPopover';
import * as styles from './ResultsBar.module.css';
import { SortSelect } from './SortSelect';
import { ViewSwitch } from './ViewSwitch';

type Props = {
  query: SearchQuery;
  /** Null while no results are shown. */
  total: number | null;
  /** False once the results could not be loaded. */
  isLoading: boolean;
  change: ChangeSearch;
  /** Path of the page whose feed has the same homes, or null. */
  feed: string | null;
};

/** The number of homes found, a button to save the search, and the controls for order, view, currency and unit. */
export function ResultsBar({ query, total, isLoading, change, feed }: Props) {
  const { t } = useWords();
  const waiting = isLoading ? t('common.loading') : '';
  return (
    <div className={styles.bar}>
      <p className={styles.count}>{total === null ? waiting : t('search.count', { count: total })}</p>
      <div className={`${styles.save} scripted`}>
        <SaveSearchButton query={query} feed={feed} />
      </div>
      <div className={`${styles.display} screenOnly scripted`}>
        <DisplayPopover own={currencyOfFamily(query.family)} />
      </div>
      <div className={`${styles.end} screenOnly scripted`}>
        <SortSelect sort={query.sort} change={change} />
        <ViewSwitch view={query.view} change={change} />
      </div>
    </div>
  );
}
