import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { loadPage } from '../../../browser/loadPageContent';
import { defaultPresentation } from '../../../domain/search/parameters';
import { printQuery, type SearchQuery } from '../../../domain/search/query';
import { useWords } from '../../locale/useWords';
import { useSearchIndex } from '../useSearchIndex';
import * as styles from './SaveSearchDialog.module.css';
import { SaveSearchForm } from './SaveSearchForm';

type Props = {
  query: SearchQuery;
  /** Path of the page whose feed has the same homes, or null. */
  feed: string | null;
  onClose: () => void;
};

/** A dialog that saves a search on the device or at an e-mail address. */
export function SaveSearchDialog({ query, feed, onClose }: Props) {
  const { t, code } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  // The search itself, without order, view and page.
  const [plain] = useState({ ...query, ...defaultPresentation });
  const { searchIndex, problem } = useSearchIndex(plain, code);
  const words = usePageWords();
  const hasFailed = words === 'failed';
  const isReady = words !== null && (searchIndex || problem);

  useEffect(() => dialog.current?.showModal(), []);

  return (
    // No click outside closes the dialog, because what was typed would be lost.
    <dialog ref={dialog} className={styles.dialog} aria-label={t('results.save')} onClose={onClose}>
      <header className={styles.header}>
        <h2>{t('results.save')}</h2>
        <button
          type="button"
          className={styles.close}
          onClick={() => dialog.current?.close()}
          aria-label={t('results.close')}
        >
          <X size={22} aria-hidden="true" />
        </button>
      </header>
      <div className={styles.content}>
        {hasFailed && <p role="alert">{t('common.broken')}</p>}
        {!hasFailed && !isReady && <p role="status">{t('common.loading')}</p>}
        {!hasFailed && isReady && (
          <SaveSearchForm
            query={plain}
            address={printQuery(plain)}
            searchIndex={searchIndex}
            words={words}
            feed={feed}
          />
        )}
      </div>
    </dialog>
  );
}

/** The texts of the dialog. The page of saved searches has them, so that results pages do not. */
function usePageWords(): Record<string, string> | 'failed' | null {
  const { code } = useWords();
  const [words, setWords] = useState<Record<string, string> | 'failed' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadPage('/saved-searches/', code).then(
      (page) => isCurrent && setWords(page.words),
      () => isCurrent && setWords('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return words;
}
