import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo, useDeferredValue } from 'react';
import { pageNumbers } from '../../../domain/search/pageNumbers';
import type { Page } from '../../../domain/search/paginate';
import { printQuery, type SearchQuery } from '../../../domain/search/query';
import { formatNumber } from '../../../i18n/format';
import { LocalLink } from '../../locale/LocalLink';
import { useWords } from '../../locale/useWords';
import * as styles from './Pagination.module.css';

type Props = { query: SearchQuery; page: Pick<Page, 'page' | 'pages'> };

/** Links to the pages of results. They are rendered later than the results above them. */
export function Pagination({ query, page }: Props) {
  return <PageLinks query={useDeferredValue(query)} page={useDeferredValue(page)} />;
}

/** The page numbers as links, which can be bookmarked and shared. */
const PageLinks = memo(function PageLinks({ query, page: { page, pages } }: Props) {
  const { t, code } = useWords();
  if (pages < 2) return null;
  const to = (number: number) => printQuery({ ...query, page: number });
  return (
    // Without JavaScript, `ScriptlessPages` links to the further pages, which the server renders.
    <nav aria-label={t('results.pages')} className={`${styles.pagination} screenOnly scripted`}>
      {page > 1 && (
        <LocalLink to={to(page - 1)} rel="prev" className={styles.step}>
          <ChevronLeft size={18} aria-hidden="true" className="flip" />
          {t('results.previous')}
        </LocalLink>
      )}
      <ol role="list" className={styles.numbers}>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap${index}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <LocalLink
                to={to(number)}
                className={styles.number}
                aria-label={t('results.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {formatNumber(number, code)}
              </LocalLink>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <LocalLink to={to(page + 1)} rel="next" className={styles.step}>
          {t('results.next')}
          <ChevronRight size={18} aria-hidden="true" className="flip" />
        </LocalLink>
      )}
    </nav>
  );
});
