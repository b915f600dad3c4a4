/** The languages of the site, in the order in which they are offered. A new language is one row here, plus its words. */
export const locales = [
  {
    code: 'en',
    hrefLang: 'en',
    name: 'English',
    dir: 'ltr',
    intl: 'en-GB-u-nu-latn',
    openGraph: 'en_GB',
    prefix: '',
  },
  {
    code: 'ar',
    hrefLang: 'ar',
    name: 'العربية',
    dir: 'rtl',
    intl: 'ar-u-nu-latn',
    openGraph: 'ar_QA',
    prefix: '/ar',
  },
] as const;

export type Locale = (typeof locales)[number];
export type LocaleCode = Locale['code'];

/** The language of unprefixed paths, and the one that missing words fall back to. */
export const defaultLocale: LocaleCode = 'en';

/** All locale codes, in the table's order. */
export const localeCodes: readonly LocaleCode[] = locales.map((locale) => locale.code);

/**
 * The row of a language.
 * @throws the specification's error when the code is not in the table.
 */
export function getLocale(code: string): Locale {
  const found = locales.find((locale) => locale.code === code);
  if (!found) throw new Error(invalidLocaleMessage(code));
  return found;
}

/** The specification's words (part 5) for a locale that the table does not know. */
export function invalidLocaleMessage(code: string): string {
  return `Invalid localed provided: ${code}. See your i18n config file for a list of available locales.`;
}
