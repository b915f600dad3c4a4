import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useMemo } from 'react';
import type { LocaleCode } from '../../i18n/locales';

/**
 * Adds dictionary entries to those of the page, for the components rendered below the caller. The plugin creates the
 * page's dictionaries anew on each navigation, so the entries are added again each time.
 */
export function useMoreWords(words: Record<string, string>, code: LocaleCode): void {
  const { i18n } = useTranslation();
  // The namespace that is searched first. The language plugin gives it a new name for each page.
  const namespace = String(i18n.options.defaultNS);
  useMemo(() => i18n.addResourceBundle(code, namespace, words, true, false), [i18n, code, namespace, words]);
}
