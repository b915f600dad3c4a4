import { type LocaleCode, localeCodes } from '../../i18n/locales';

const key = 'language';

/**
 * The language to offer to a visitor whose browser asks for another one than the page's; null when it asks for this one,
 * for none of ours, or when the visitor has chosen already.
 * @param wanted the browser's languages, the dearest first
 */
export function languageToOffer(code: LocaleCode, wanted: readonly string[]): LocaleCode | null {
  if (readChoice() !== null) return null;
  const first = wanted.map((tag) => tag.split('-')[0]).find((tag) => localeCodes.includes(tag as LocaleCode));
  return first && first !== code ? (first as LocaleCode) : null;
}

/** Remembers the visitor's choice, so that nothing is offered again. */
export function rememberLanguage(code: LocaleCode): void {
  try {
    window.localStorage.setItem(key, code);
  } catch {
    // Without storage the offer comes again at the next visit.
  }
}

function readChoice(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
