import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type LocaleCode, localeCodes } from '../../i18n/locales';
import type { Fault } from '../fault';
import { parseJson } from '../parseJson';
import { readText } from '../readText';
import { show } from '../show';
import { meantName } from '../strayFault';

/** One entry of a dictionary. */
export type Word = {
  /** Path of the dictionary, relative to the project's root. */
  file: string;
  namespace: string;
  key: string;
  text: string;
  /** The key without its plural form. */
  stem: string;
  /** Plural category: `one`, `other` …; null for keys without plural forms. */
  form: string | null;
};

export type DictionaryFiles = {
  words: Record<LocaleCode, Word[]>;
  /** Namespaces of each language, including those that cannot be read. */
  namespaces: Record<LocaleCode, string[]>;
  broken: Set<string>;
  faults: Fault[];
};

const plural = /_(zero|one|two|few|many|other)$/;

/** Reads all entries of `locales/`. Files that cannot be read become faults; nothing is thrown. */
export function readDictionaryFiles(root: string): DictionaryFiles {
  const faults: Fault[] = [];
  const broken = new Set<string>();
  const namespaces = {} as Record<LocaleCode, string[]>;
  const words = {} as Record<LocaleCode, Word[]>;
  for (const code of localeCodes) {
    const folder = join(root, 'locales', code);
    namespaces[code] = [];
    words[code] = [];
    for (const entry of existsSync(folder) ? readdirSync(folder).sort() : []) {
      const file = `locales/${code}/${entry}`;
      if (entry.startsWith('.')) continue;
      const meant = entry.endsWith('.json') ? entry : meantName(entry);
      const namespace = (meant ?? entry).replace(/\.json$/, '');
      namespaces[code].push(namespace);
      if (meant !== entry) {
        const expected = meant ? `the name "${meant}"` : 'a file that ends in .json';
        faults.push({ file, path: '', found: 'an unknown file', expected });
        broken.add(namespace);
        continue;
      }
      const source = readText(join(folder, entry), file);
      const parsed = parseJson(source.text, file);
      faults.push(...source.faults, ...parsed.faults);
      if (!parsed.isReadable) broken.add(namespace);
      else if (isRecord(parsed.value)) words[code].push(...wordsIn(parsed.value, file, namespace, faults));
      else {
        broken.add(namespace);
        faults.push({ file, path: '', found: show(parsed.value), expected: 'an object of words' });
      }
    }
  }
  return { words, namespaces, broken, faults };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wordsIn(
  dictionary: Record<string, unknown>,
  file: string,
  namespace: string,
  faults: Fault[],
): Word[] {
  return Object.entries(dictionary).map(([key, text]) => {
    if (typeof text !== 'string') faults.push({ file, path: key, found: show(text), expected: 'text' });
    const stem = key.replace(plural, '');
    // Invalid and empty texts are reported elsewhere.
    return { file, namespace, key, text: String(text), stem, form: plural.exec(key)?.[1] ?? null };
  });
}
