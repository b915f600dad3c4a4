import { type FormEvent, memo, useState } from 'react';
import { clearFilters } from '../../../domain/search/activeFilters';
import { countMatches } from '../../../domain/search/fitsQuery';
import { offeredFilters } from '../../../domain/search/offeredFilters';
import type { SearchQuery } from '../../../domain/search/query';
import { useWords } from '../../locale/useWords';
import { Button } from '../../ui/Button';
import { SheetHeader } from '../../ui/Sheet';
import type { SearchIndex } from '../loadSearchIndex';
import * as styles from './FilterForm.module.css';
import { controlNames, filterControls } from './filterControls';

export { filterControls };

type Props = {
  draft: SearchQuery;
  searchIndex: SearchIndex;
  onTry: (draft: SearchQuery) => void;
  onApply: (query: SearchQuery) => void;
  onClose: () => void;
};

/**
 * All filters, applied on submit. It is memoised, so that it renders when the draft changes, but not when the draft is
 * applied.
 */
export const FilterForm = memo(function FilterForm({ draft, searchIndex, onTry, onApply, onClose }: Props) {
  const { t } = useWords();
  const offered = offeredFilters(draft, searchIndex.data);
  const total = countMatches(draft, searchIndex.data, searchIndex.words);
  const [clearings, setClearings] = useState(0);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else onApply(draft);
  };
  const clear = () => {
    onTry({ ...clearFilters(draft), areas: draft.areas });
    setClearings(clearings + 1);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SheetHeader title={t('results.allFilters')} closeLabel={t('results.close')} onClose={onClose} />
      {/* The key also clears texts that are not an amount, which only the fields know. */}
      <div key={clearings} className={styles.controls}>
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
        <Button look="quiet" onClick={clear}>
          {t('results.clearAll')}
        </Button>
        <Button type="submit">
          <span role="status">{t('results.showCount', { count: total })}</span>
        </Button>
      </footer>
    </form>
  );
});
