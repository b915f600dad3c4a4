import type { PluralForm } from './language';
import { getLocale, type LocaleCode } from './locales';

/**
 * The form of words that goes with a number: "3 homes", "3 منازل". By hand, as the first `Intl.PluralRules` of a page
 * takes seven milliseconds to be made, and a slow phone four times as long.
 * @param count with three decimals at most
 */
export function pluralOf(count: number, code: LocaleCode): PluralForm {
  return getLocale(code).pluralOf(Math.abs(count));
}
