import { pageNumbers } from '../../../domain/search/pageNumbers';
import { paginate } from '../../../domain/search/paginate';
import { defaultQuery } from '../../../domain/search/query';
import { resultsParameters } from '../../../domain/search/readResultsForm';
import type { SearchContent } from '../../../domain/site/pageContent';
import { formatNumber } from '../../../i18n/format';
import { useWords } from '../../locale/useWords';
import { resultsUrl } from '../resultsUrl';
import * as styles from './ScriptlessPages.module.css';

/**
 * Links from a prerendered page of results to the next ones, which the server makes for browsers without scripts. It is
 * rendered in the build only.
 */
export function ScriptlessPages({ results }: Pick<SearchContent, 'results'>) {
  const { t, code } = useWords();
  const { pages } = paginate(results?.total ?? 0, 1);
  if (!results || pages < 2) return null;
  const { family, purpose, area, type } = results;
  const query = { ...defaultQuery(family, purpose), areas: [area], type };
  const urlOf = (page: number) =>
    `${resultsUrl}?${new URLSearchParams(resultsParameters({ ...query, page }, code))}`;
  return (
    <nav aria-label={t('results.pages')} className={styles.pages}>
      {pageNumbers(1, pages)
        .flatMap((page) => (page === null || page === 1 ? [] : page))
        .map((page) => (
          <a key={page} href={urlOf(page)} aria-label={t('results.page', { page })}>
            {formatNumber(page, code)}
          </a>
        ))}
      <a href={urlOf(2)} rel="next">
        {t('results.next')}
      </a>
    </nav>
  );
}
