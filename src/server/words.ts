import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type LocaleCode, localeCodes, missingDictionariesMessage } from '../i18n/locales';
import { translate } from '../i18n/translate';

/** The words of a key in a language, with its blanks filled; the key itself when no dictionary has it. */
export type Words = (
  language: LocaleCode,
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * Reads the dictionary `forms` of every language, with the same rules as the site has in the browser. Values are filled
 * in once: what a visitor wrote is never read as a blank itself, as i18next would (`{{reference}}` in a name).
 */
export function readWords(localesFolder: string): Words {
  const dictionaries = new Map(
    localeCodes.map((code) => {
      const file = join(localesFolder, code, 'forms.json');
      if (!existsSync(file)) throw new Error(missingDictionariesMessage(join(localesFolder, code)));
      const text = readFileSync(file, 'utf8');
      return [code, new Map(Object.entries(JSON.parse(text) as Record<string, string>))];
    }),
  );
  const find = (language: LocaleCode, key: string, values?: Parameters<Words>[2]) =>
    translate((each) => dictionaries.get(language)?.get(each), language, key, values);
  return (language, key, values) => find(language, key, values) ?? find(defaultLocale, key, values) ?? key;
}
