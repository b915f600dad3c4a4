import type { LocaleCode } from './locales';
import { pluralOf } from './pluralOf';

type Values = Readonly<Record<string, string | number>>;

/**
 * Words of a dictionary with their values filled in and their plural chosen, as i18next would. Every change of a search
 * asks for dozens of labels, and the library takes its time over each; it is only asked for what is rarer.
 * @param find the dictionary
 * @returns null for what is left to i18next: words that are missing, that miss a value, or that name other words
 */
export function translate(
  find: (key: string) => unknown,
  code: LocaleCode,
  key: string,
  values: Values = {},
): string | null {
  const { count } = values;
  const isCounted = typeof count === 'number';
  const words =
    (isCounted && ((count === 0 && find(`${key}_zero`)) || find(`${key}_${pluralOf(count, code)}`))) ||
    find(key);
  if (typeof words !== 'string' || words.includes('$t(')) return null;
  let isWhole = true;
  const filled = words.replace(/{{(.*?)}}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) isWhole = false;
    return String(value);
  });
  return isWhole ? filled : null;
}
