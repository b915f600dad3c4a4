import BookOpen from 'lucide-react/icons/book-open';
import { useCallback, useState } from 'react';
import type { PropertyContent } from '../../domain/site/detailsContent';
import { useWords } from '../locale/useWords';
import { lateModule } from '../ui/lateModule';
import * as shared from '../ui/ShareRow.module.css';

const usePages = lateModule(() => import('./BrochurePages'));

/**
 * Prints the page of a home as a brochure, which browsers can save as a PDF: the printed page, then further pages with
 * all pictures, plans and surroundings. Those are rendered only for this.
 */
export function BrochureButton({ content }: { content: PropertyContent }) {
  const { t } = useWords();
  const [isPrinting, setPrinting] = useState(false);
  const { module, hasFailed, retry } = usePages(isPrinting);
  const finish = useCallback(() => setPrinting(false), []);
  const print = () => {
    setPrinting(true);
    if (hasFailed) retry();
  };
  return (
    <>
      <button
        type="button"
        className={`pill ${shared.action}`}
        aria-busy={isPrinting && !hasFailed}
        onClick={print}
      >
        <BookOpen size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className="hiddenOnPhone">{t('property.brochure')}</span>
      </button>
      {hasFailed && <p role="alert">{t('common.broken')}</p>}
      {isPrinting && module && <module.BrochurePages content={content} onPrinted={finish} />}
    </>
  );
}
