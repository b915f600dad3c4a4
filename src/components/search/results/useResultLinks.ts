import type { MouseEvent } from 'react';
import { parseQuery, type SearchQuery } from '../../../domain/search/query';
import { localeOfPath, withoutLocale } from '../../../domain/site/paths';
import { useWords } from '../../locale/useWords';
import { isSearch } from '../address';

/**
 * Handles clicks on links within the search page. A link to other results changes the search in place. Any other link
 * is left to the browser, after `onLeave` is called.
 */
export function useResultLinks(
  onGo: (query: SearchQuery) => void,
  onLeave: (link: HTMLAnchorElement) => void,
) {
  const { code } = useWords();
  return (event: MouseEvent<HTMLElement>) => {
    const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || modified || event.defaultPrevented || link.target) return;
    const isOurs = link.origin === window.location.origin && localeOfPath(link.pathname) === code;
    const next =
      isOurs && isSearch(link.pathname) ? parseQuery(withoutLocale(link.pathname), link.search) : null;
    if (next) {
      event.preventDefault();
      onGo(next);
    } else onLeave(link);
  };
}
