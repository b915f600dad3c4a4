import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LocaleCode } from '../../src/i18n/locales';

/** Reads all translations of a language, by key. */
export function readDictionary(code: LocaleCode): Record<string, string> {
  return Object.assign({}, ...Object.values(readDictionaries(code)));
}

/** Reads all dictionaries of a language, by namespace. */
export function readDictionaries(code: LocaleCode): Record<string, Record<string, string>> {
  const folder = resolve('locales', code);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  );
}
