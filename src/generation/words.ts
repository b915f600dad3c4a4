import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LocaleCode, localeCodes, missingDictionariesMessage } from '../i18n/locales';
import { translate } from '../i18n/translate';

export type Dictionary = Record<string, string>;
/** Dictionaries by namespace (file name), in one language. */
export type Dictionaries = Record<string, Dictionary>;

/** Returns the text of a key in one language, with its placeholders filled. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

/** Reads all dictionaries of `locales/`. `content:check` reports texts that a language lacks. */
export function readDictionaries(folder: string): Record<LocaleCode, Dictionaries> {
  return Object.fromEntries(localeCodes.map((code) => [code, readLanguage(join(folder, code))])) as Record<
    LocaleCode,
    Dictionaries
  >;
}

/** @throws an error with the folder's name if it is missing or contains no dictionary */
function readLanguage(folder: string): Dictionaries {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  if (files.length === 0) throw new Error(missingDictionariesMessage(folder));
  return Object.fromEntries(
    files.map((file) => [file.replace(/\.json$/, ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  );
}

/** Creates the translation functions of all languages for build code: page titles, structured data, feeds. */
export function createWords(dictionaries: Record<LocaleCode, Dictionaries>): Record<LocaleCode, Words> {
  return Object.fromEntries(localeCodes.map((code) => [code, wordsIn(code, dictionaries[code])])) as Record<
    LocaleCode,
    Words
  >;
}

/** Merges the dictionaries of a language: no two of them have the same key. */
function wordsIn(code: LocaleCode, dictionaries: Dictionaries): Words {
  const all = new Map(Object.values(dictionaries).flatMap((dictionary) => Object.entries(dictionary)));
  return (key, values) => {
    const words = translate((name) => all.get(name), code, key, values);
    if (words === null) throw new Error(`locales/${code}/ has no words for "${key}"${givenOf(values)}`);
    return words;
  };
}

function givenOf(values: Record<string, string | number> | undefined): string {
  return values ? ` with ${Object.keys(values).join(', ')}` : '';
}
