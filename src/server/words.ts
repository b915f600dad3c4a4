import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type LocaleCode, localeCodes, missingDictionariesMessage } from '../i18n/locales';
import { translate } from '../i18n/translate';

/** Translates a key with its placeholders filled. Returns the key itself if no dictionary has it. */
export type Words = (
  language: LocaleCode,
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The dictionaries that the server uses. */
const names = [
  ...['common', 'listings', 'forms', 'saved', 'alertMails'],
  ...['search', 'results', 'features', 'scriptless'],
];

/**
 * Reads these dictionaries of every language and translates by the same rules as the site does in the browser.
 * Placeholders in a value are not filled again: i18next would replace `{{reference}}` in a visitor's name.
 * @throws Error if a language lacks a dictionary
 */
export function readWords(localesFolder: string): Words {
  const dictionaries = new Map(
    localeCodes.map((code) => {
      const entries = names.flatMap((name) => {
        const file = join(localesFolder, code, `${name}.json`);
        if (!existsSync(file)) throw new Error(missingDictionariesMessage(join(localesFolder, code)));
        return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
      });
      return [code, new Map(entries)];
    }),
  );
  const find = (language: LocaleCode, key: string, values?: Parameters<Words>[2]) =>
    translate((each) => dictionaries.get(language)?.get(each), language, key, values);
  return (language, key, values) => find(language, key, values) ?? find(defaultLocale, key, values) ?? key;
}
