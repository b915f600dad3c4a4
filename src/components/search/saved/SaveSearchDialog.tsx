import { useEffect, useRef, useState } from 'react';
import { loadPage } from '../../../browser/loadPageContent';
import { defaultPresentation } from '../../../domain/search/parameters';
import { printQuery, type SearchQuery } from '../../../domain/search/query';
import { useWords } from '../../locale/useWords';
import { awaitInEffect } from '../../ui/awaitInEffect';
import { Sheet, SheetHeader } from '../../ui/Sheet';
import { useSearchIndex } from '../useSearchIndex';
import * as styles from './SaveSearchDialog.module.css';
import { SaveSearchForm } from './SaveSearchForm';

type Props = {
  query: SearchQuery;
  /** Path of the page whose feed has the same homes, or null. */
  feed: string | null;
  onClose: () => void;
};

/** A dialog that saves a search on the device or at an email address. */
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
    <Sheet ref={dialog} className={styles.dialog} aria-label={t('results.save')} onClose={onClose}>
      <SheetHeader
        title={t('results.save')}
        closeLabel={t('results.close')}
        onClose={() => dialog.current?.close()}
      />
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
    </Sheet>
  );
}

/** The texts of the dialog. The page of saved searches has them, so that results pages do not. */
function usePageWords(): Record<string, string> | 'failed' | null {
  const { code } = useWords();
  const [words, setWords] = useState<Record<string, string> | 'failed' | null>(null);
  useEffect(() => {
    const fail = () => setWords('failed');
    return awaitInEffect(loadPage('/saved-searches/', code), (page) => setWords(page.words), fail);
  }, [code]);
  return words;
}
