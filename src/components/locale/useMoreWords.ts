import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useMemo } from 'react';
import type { LocaleCode } from '../../i18n/locales';

/**
 * Adds words to those that the page came with, for what is drawn beneath the component that calls this. The page's
 * dictionaries are made anew at each step of the visitor; so are these.
 */
export function useMoreWords(words: Record<string, string>, code: LocaleCode): void {
  const { i18n } = useTranslation();
  // Where this page's words are looked for first: the languages plugin names it anew for each page.
  const place = String(i18n.options.defaultNS);
  useMemo(() => i18n.addResourceBundle(code, place, words, true, false), [i18n, code, place, words]);
}
