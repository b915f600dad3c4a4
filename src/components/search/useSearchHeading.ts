import { useMemo } from 'react';
import { resultsPath, type SearchQuery } from '../../domain/search/query';
import { areaOf } from '../../domain/search/searchWords';
import { clip } from '../../domain/site/meta';
import type { SearchContent } from '../../domain/site/pageContent';
import type { Breadcrumb } from '../../domain/site/pageFrame';
import { useWords } from '../locale/useWords';
import type { SearchIndex } from './loadSearchIndex';
import { useResultsTitle } from './results/useResultsTitle';
import type { Search } from './useSearch';
import { useSearchHead } from './useSearchHead';

/** The heading, breadcrumbs and document head of the results. */
export function useSearchHeading(
  content: SearchContent,
  { query, searchIndex, own }: Search,
): { title: string; breadcrumbs: Breadcrumb[] } {
  const { t } = useWords();
  const titleOf = useResultsTitle();
  const isPlain = own !== null && query?.areas.length === 1;
  const found = searchIndex && query ? titleOf(query, searchIndex.words) : null;
  const title = found ?? (isPlain ? own.title : content.meta.title);
  const page = query && query.page > 1 ? t('results.titleOnPage', { title, page: query.page }) : title;
  useSearchHead(found ? clip(page, 60) : null);

  const plain = query && [query.family, query.purpose, query.type, ...query.areas].join();
  // The breadcrumbs depend only on the path of the query, which is `plain`.
  const breadcrumbs = useMemo(() => {
    if (isPlain || !searchIndex || !query) return content.breadcrumbs;
    const above = placesAbove(query, searchIndex).map((area) => ({
      label: titleOf({ ...query, areas: [area], type: null }, searchIndex.words),
      path: resultsPath({ ...query, area, type: null }),
    }));
    const here = { label: title, path: resultsPath({ ...query, area: query.areas[0] ?? '' }) };
    return [{ label: t('common.home'), path: '/' }, ...above, here];
  }, [content, isPlain, searchIndex, plain, title, titleOf, t]);
  return { title, breadcrumbs };
}

/** The places that contain the searched one, the largest first. Empty when several places are searched. */
function placesAbove({ areas }: SearchQuery, { words }: SearchIndex): string[] {
  if (areas.length !== 1) return [];
  const chain = areaOf(words, areas[0])?.chain ?? [];
  return chain
    .slice(1)
    .reverse()
    .map((index) => words.areas[index]?.slug ?? '');
}
