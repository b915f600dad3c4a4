import type { PluralForm } from './language';
import { getLocale, type LocaleCode } from './locales';

/**
 * Returns the plural category of a number, as `Intl.PluralRules` does. That class is avoided because creating the first
 * instance takes seven milliseconds, and four times as long on a slow phone.
 * @param count with at most three decimals
 */
export function pluralOf(count: number, code: LocaleCode): PluralForm {
  return getLocale(code).pluralOf(Math.abs(count));
}
