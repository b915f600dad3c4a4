import { localeOfPath } from '../domain/site/paths';
import { getLocale } from '../i18n/locales';

/**
 * Sets the language and direction of the document after a navigation. The HTML of a page has both, so nothing is set
 * when a page is opened: setting even the same language would have the browser compute the styles of the whole page
 * again. An error page may have been sent in another language than its address has.
 */
export function setPageLanguage(pathname: string): void {
  const { hrefLang, dir } = getLocale(localeOfPath(pathname));
  const { documentElement: root } = document;
  if (root.lang !== hrefLang) root.lang = hrefLang;
  if (root.dir !== dir) root.dir = dir;
}
