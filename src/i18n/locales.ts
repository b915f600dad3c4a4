import { arabic } from './arabic';
import { english } from './english';
import type { Language } from './language';

/** The languages of the site, in the order in which they are offered. */
export const locales = [english, arabic] as const satisfies readonly Language[];

export type LocaleCode = (typeof locales)[number]['code'];
export type Locale = Language & { code: LocaleCode };

/** The language of paths without a prefix, and the fallback for missing translations. */
export const defaultLocale: LocaleCode = 'en';

/** All locale codes, in the order of the table. */
export const localeCodes: readonly LocaleCode[] = locales.map((locale) => locale.code);

/**
 * Returns the row of a language in the table.
 * @throws Error if the code is not in the table
 */
export function getLocale(code: string): Locale {
  const found = locales.find((locale) => locale.code === code);
  if (!found) throw new Error(invalidLocaleMessage(code));
  return found;
}

/** Returns the error message for an unknown locale. Its wording, including the typo, is a requirement of the site. */
export function invalidLocaleMessage(code: string): string {
  return `Invalid localed provided: ${code}. See your i18n config file for a list of available locales.`;
}

/** Returns the error message for a language of the table without dictionaries. */
export function missingDictionariesMessage(folder: string): string {
  return `${folder} has no dictionaries. Every language of src/i18n/locales.ts needs such a folder: copy locales/${defaultLocale}/ and translate it.`;
}
