import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { type FormEvent, memo, startTransition, useCallback, useRef, useState } from 'react';
import { activeChips, clearFilters } from '../../../domain/search/activeFilters';
import { countMatches } from '../../../domain/search/fitsQuery';
import { offeredFilters } from '../../../domain/search/offeredFilters';
import type { SearchQuery } from '../../../domain/search/query';
import { useWords } from '../../locale/useWords';
import { afterFrame } from '../../ui/afterFrame';
import { Button } from '../../ui/Button';
import type { SearchIndex } from '../loadSearchIndex';
import type { ChangeSearch } from '../useSearch';
import * as styles from './FilterDialog.module.css';
import { controlNames, filterControls } from './filterControls';

type Props = { query: SearchQuery; searchIndex: SearchIndex | null; change: ChangeSearch };

/** A constant element, which React does not render again. */
const sliders = <SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden="true" />;

/** A dialog with all filters. Changes apply on submit; the submit button shows the number of results. */
export function FilterDialog({ query, searchIndex, change }: Props) {
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
    (draft: SearchQuery) => {
      dialog.current?.setAttribute('data-leaving', '');
      change({ ...draft, page: 1 });
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
        className={styles.opener}
        onClick={open}
        disabled={!searchIndex}
        aria-haspopup="dialog"
      >
        {sliders}
        <span className={styles.openerWords}>{t('results.allFilters')}</span>
        {active.length > 0 && (
          <span className={styles.badge}>
            <span aria-hidden="true">{active.length}</span>
            <span className="hidden">{t('results.activeCount', { count: active.length })}</span>
          </span>
        )}
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={t('results.allFilters')}
        // The closed dialog is invisible, so its controls are removed with low priority, after the results.
        onClose={() => startTransition(() => setDraft(null))}
        onPointerDown={(event) => event.target === event.currentTarget && close()}
      >
        {searchIndex && draft && (
          <FilterForm
            draft={draft}
            searchIndex={searchIndex}
            onTry={setDraft}
            onApply={apply}
            onClose={close}
          />
        )}
      </dialog>
    </>
  );
}

type FormProps = {
  draft: SearchQuery;
  searchIndex: SearchIndex;
  onTry: (draft: SearchQuery) => void;
  onApply: (query: SearchQuery) => void;
  onClose: () => void;
};

/** Memoised, so that it renders when the draft changes, but not when the draft is applied. */
const FilterForm = memo(function FilterForm({ draft, searchIndex, onTry, onApply, onClose }: FormProps) {
  const { t } = useWords();
  const offered = offeredFilters(draft, searchIndex.data);
  const total = countMatches(draft, searchIndex.data, searchIndex.words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <header className={styles.header}>
        <h2>{t('results.allFilters')}</h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={t('results.close')}>
          <X size={22} aria-hidden="true" />
        </button>
      </header>
      <div className={styles.controls}>
        {controlNames
          .filter((name) => offered.has(name))
          .map((name) => {
            const Control = filterControls[name];
            return (
              <div key={name}>
                <Control query={draft} searchIndex={searchIndex} change={onTry} />
              </div>
            );
          })}
      </div>
      <footer className={styles.footer}>
        <Button look="quiet" onClick={() => onTry({ ...clearFilters(draft), areas: draft.areas })}>
          {t('results.clearAll')}
        </Button>
        <Button type="submit">
          <span role="status">{t('results.showCount', { count: total })}</span>
        </Button>
      </footer>
    </form>
  );
});
