import { arabic } from './arabic';
import { english } from './english';
import type { Language } from './language';

/** The languages of the site, in the order in which they are offered. `Language` says what each must bring. */
export const locales = [english, arabic] as const satisfies readonly Language[];

export type LocaleCode = (typeof locales)[number]['code'];
export type Locale = Language & { code: LocaleCode };

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

/** What to do about a language of the table whose dictionaries are missing. */
export function missingDictionariesMessage(folder: string): string {
  return `${folder} has no dictionaries. Every language of src/i18n/locales.ts needs such a folder: copy locales/${defaultLocale}/ and translate it.`;
}
