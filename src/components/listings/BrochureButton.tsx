import BookOpen from 'lucide-react/icons/book-open';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { PropertyContent } from '../../domain/site/detailsContent';
import { useWords } from '../locale/useWords';
import * as shared from '../ui/ShareRow.module.css';

const BrochurePages = lazy(() => import('./BrochurePages').then((file) => ({ default: file.BrochurePages })));

/**
 * Prints the page of a home as a brochure, which browsers can save as a PDF: the printed page, then further pages with
 * all pictures, plans and surroundings. Those are rendered only for this.
 */
export function BrochureButton({ content }: { content: PropertyContent }) {
  const { t } = useWords();
  const [isPrinting, setPrinting] = useState(false);
  const finish = useCallback(() => setPrinting(false), []);
  return (
    <>
      <button
        type="button"
        className={shared.action}
        aria-busy={isPrinting}
        onClick={() => setPrinting(true)}
      >
        <BookOpen size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className={shared.label}>{t('property.brochure')}</span>
      </button>
      {isPrinting && (
        <Suspense fallback={null}>
          <BrochurePages content={content} onPrinted={finish} />
        </Suspense>
      )}
    </>
  );
}
