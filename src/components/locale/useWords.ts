import { useI18next, useTranslation } from 'gatsby-plugin-react-i18next';
import { useContext, useMemo } from 'react';
import { getLocale, type LocaleCode } from '../../i18n/locales';
import { PathLocale } from './PathLocale';

type Values = Record<string, string | number>;

/** The page's language and its words: `t('search.filters.clear')`. */
export function useWords() {
  const pathLocale = useContext(PathLocale);
  const { language } = useI18next();
  const { i18n } = useTranslation();
  const code = pathLocale ?? (language as LocaleCode);
  return useMemo(() => {
    const translate = i18n.getFixedT(code);
    const t = (key: string, values?: Values): string => String(translate(key, { ...values }));
    return { t, code, dir: getLocale(code).dir };
  }, [i18n, code]);
}
