import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useCallback, useRef, useState } from 'react';
import { activeChips } from '../../../domain/search/activeFilters';
import type { SearchQuery } from '../../../domain/search/query';
import { useWords } from '../../locale/useWords';
import { afterFrame } from '../../ui/afterFrame';
import type { Late } from '../../ui/lateModule';
import { Sheet } from '../../ui/Sheet';
import type { SearchIndex } from '../loadSearchIndex';
import { LoadProblem } from '../results/LoadProblem';
import { ResultsSkeleton } from '../results/ResultsSkeleton';
import type { ChangeSearch } from '../useSearch';
import * as styles from './FilterDialog.module.css';

type Props = {
  query: SearchQuery;
  searchIndex: SearchIndex | null;
  change: ChangeSearch;
  /** The module with the form. */
  late: Late<typeof import('./FilterForm')>;
};

/** A constant element, which React does not render again. */
const sliders = <SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden="true" />;

/** A dialog with all filters. Changes apply on submit; the submit button shows the number of results. */
export function FilterDialog({ query, searchIndex, change, late }: Props) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState<SearchQuery | null>(null);
  const active = activeChips(query);
  const open = () => {
    setDraft(query);
    dialog.current?.showModal();
  };
  const close = useCallback(() => dialog.current?.close(), []);
  const apply = useCallback(
    (chosen: SearchQuery) => {
      dialog.current?.setAttribute('data-leaving', '');
      change({ ...chosen, page: 1 });
      // Closing the dialog recalculates the styles of the whole page, so the results are painted first.
      afterFrame(() => {
        dialog.current?.removeAttribute('data-leaving');
        close();
      });
    },
    [change, close],
  );

  return (
    <>
      <button
        type="button"
        className={`pill ${styles.opener}`}
        onClick={open}
        disabled={!searchIndex}
        aria-haspopup="dialog"
      >
        {sliders}
        <span className="hiddenOnPhone">{t('results.allFilters')}</span>
        {active.length > 0 && (
          <span className={styles.badge}>
            <span aria-hidden="true">{active.length}</span>
            <span className="hidden">{t('results.activeCount', { count: active.length })}</span>
          </span>
        )}
      </button>
      <Sheet
        ref={dialog}
        className={styles.dialog}
        aria-label={t('results.allFilters')}
        onClose={() => setDraft(null)}
        onPointerDown={(event) => event.target === event.currentTarget && close()}
      >
        {draft && !late.module && !late.hasFailed && <ResultsSkeleton />}
        {draft && late.hasFailed && <LoadProblem retry={late.retry} />}
        {searchIndex && draft && late.module && (
          <late.module.FilterForm
            draft={draft}
            searchIndex={searchIndex}
            onTry={setDraft}
            onApply={apply}
            onClose={close}
          />
        )}
      </Sheet>
    </>
  );
}
