import { useEffect, useRef } from 'react';
import { printQuery, type SearchQuery } from '../../domain/search/query';
import type { SearchResult } from '../../domain/search/search';
import { useWords } from '../locale/useWords';
import { useStatus } from '../ui/useStatus';

type Props = { query: SearchQuery; result: SearchResult | null };

/** The parts of a search whose changes are announced. */
type Shown = { search: string; sort: SearchQuery['sort']; page: number };

/**
 * Announces a change of the results to screen readers, half a second after the last change: the number of homes found,
 * the new order or the new page.
 */
export function Announcement({ query, result }: Props) {
  const { t } = useWords();
  const { status, say } = useStatus();
  /** What was announced last, or was shown initially. An initial result is not announced. */
  const known = useRef<Shown | null>(null);
  const [total, pages] = [result?.total, result?.pages];
  const { sort, page } = query;
  const search = printQuery({ ...query, sort: 'recent', view: 'list', page: 1 });
  useEffect(() => {
    if (total === undefined || pages === undefined) return;
    const before = known.current;
    const shown = { search, sort, page };
    if (before === null) {
      known.current = shown;
      return;
    }
    const isOther = before.search !== search;
    const isTurned = before.page !== page && !isOther;
    const news = [
      isOther && t('search.count', { count: total }),
      before.sort !== sort && t('results.sortedBy', { order: t(`results.sort.${sort}`) }),
      isTurned && t('results.pageOf', { page, pages }),
    ].filter((part) => part !== false);
    if (news.length === 0) return;
    const timer = setTimeout(() => {
      known.current = shown;
      say(news.join(t('common.listSeparator')));
    }, 500);
    return () => clearTimeout(timer);
  }, [search, sort, page, pages, total, t, say]);
  return status;
}
