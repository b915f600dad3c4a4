import { I18nContext, I18nextContext } from 'gatsby-plugin-react-i18next';
import { useContext } from 'react';
import { getLocale, type LocaleCode } from '../../i18n/locales';
import { pluralOf } from '../../i18n/translate';
import { PathLocale } from './PathLocale';
import { SharedWords } from './SharedWords';

type Values = Record<string, string | number>;
type I18n = {
  getFixedT: (code: string) => (key: string, values?: Values) => unknown;
  addResources: (code: string, namespace: string, words: Record<string, string>) => void;
  options: { defaultNS?: string };
  services: { pluralResolver: { getRule: (code: LocaleCode) => { select: (count: number) => string } } };
  store: { data: Partial<Record<string, Record<string, Readonly<Record<string, unknown>>>>> };
};

/** Maximum number of cached translations in a language; a page has a few hundred. */
const cacheLimit = 4000;

/**
 * Translations by language. Shared by all instances of i18next, because the language plugin makes one for each page
 * that is rendered, and all pages of a build have the same dictionaries.
 */
const cached = new Map<LocaleCode, Map<string, string>>();

function makeWords(i18n: I18n, code: LocaleCode, shared: Record<string, string> | undefined) {
  const place = String(i18n.options.defaultNS);
  // By itself, i18next creates two `Intl.PluralRules` for each counted text, at 0.03 ms each on a fast computer.
  i18n.services.pluralResolver.getRule = (of) => ({ select: (count) => pluralOf(count, of) });
  if (shared) i18n.addResources(code, place, shared);
  const ofLibrary = i18n.getFixedT(code);
  const known = cached.get(code) ?? new Map<string, string>();
  cached.set(code, known);
  const t = (key: string, values?: Values): string => {
    // i18next would return this text unchanged, but more slowly (docs/decisions/0051-i18next-in-the-browser.md).
    const plain = values ? undefined : i18n.store.data[code]?.[place]?.[key];
    if (typeof plain === 'string' && !/{{|\$t\(/.test(plain)) return plain;
    const id = values ? key + JSON.stringify(values) : key;
    const before = known.get(id);
    if (before !== undefined) return before;
    const words = String(ofLibrary(key, { ...values }));
    // A missing entry is not cached, because the dictionaries of the next page may contain it.
    if (words !== key && known.size < cacheLimit) known.set(id, words);
    return words;
  };
  return { t, code, dir: getLocale(code).dir };
}

const made = new WeakMap<I18n, Map<LocaleCode, ReturnType<typeof makeWords>>>();

/**
 * The page's language and its translation function: `t('search.filters.clear')`. It reads the context directly and
 * caches translations. The library's own hook subscribes in every component, and a list of homes requests the same
 * entries many times.
 */
export function useWords(): ReturnType<typeof makeWords> {
  const pathLocale = useContext(PathLocale);
  const { language } = useContext(I18nextContext);
  const i18n = useContext(I18nContext).i18n as unknown as I18n;
  const code = pathLocale ?? (language as LocaleCode);
  const shared = useContext(SharedWords)[code];
  const ofPage = made.get(i18n) ?? new Map<LocaleCode, ReturnType<typeof makeWords>>();
  made.set(i18n, ofPage);
  const words = ofPage.get(code) ?? makeWords(i18n, code, shared);
  ofPage.set(code, words);
  return words;
}
