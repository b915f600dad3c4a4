import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type LocaleCode, localeCodes, missingDictionariesMessage } from '../i18n/locales';
import { translate } from '../i18n/translate';

export type Dictionary = Record<string, string>;
/** Dictionaries by namespace (file name), in one language. */
export type Dictionaries = Record<string, Dictionary>;

/** The words of a key in one language, with its placeholders filled. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

/** Reads `locales/`: every namespace in every language; a word that a language lacks is taken from the default one. */
export function readDictionaries(folder: string): Record<LocaleCode, Dictionaries> {
  const own = Object.fromEntries(
    localeCodes.map((code) => [code, readLanguage(join(folder, code))]),
  ) as Record<LocaleCode, Dictionaries>;
  const fallback = own[defaultLocale];
  for (const code of localeCodes) {
    for (const namespace of Object.keys(fallback)) {
      own[code][namespace] = { ...withoutPlurals(fallback[namespace] ?? {}), ...own[code][namespace] };
    }
  }
  return own;
}

/** Plural forms are a language's own: filling English `_other` beside Arabic forms would add nothing but weight. */
function withoutPlurals(dictionary: Dictionary): Dictionary {
  return Object.fromEntries(
    Object.entries(dictionary).filter(([key]) => !/_(zero|one|two|few|many|other)$/.test(key)),
  );
}

/** @throws with the folder's name when it is missing or holds no dictionary */
function readLanguage(folder: string): Dictionaries {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  if (files.length === 0) throw new Error(missingDictionariesMessage(folder));
  return Object.fromEntries(
    files.map((file) => [file.replace(/\.json$/, ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  );
}

/** The words of every language for code that runs at build: page titles, markup, feeds. */
export function createWords(dictionaries: Record<LocaleCode, Dictionaries>): Record<LocaleCode, Words> {
  return Object.fromEntries(localeCodes.map((code) => [code, wordsIn(code, dictionaries[code])])) as Record<
    LocaleCode,
    Words
  >;
}

/** No two dictionaries of a language have the same key, so they are read as one. */
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
