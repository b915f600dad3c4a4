import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleCode } from '../../src/i18n/locales';
import type { SourceFile } from './sourceFiles';

/** A word of one language as it stands in a dictionary. */
export type Word = {
  file: string;
  key: string;
  text: string;
  /** The key without its plural form. */
  stem: string;
  /** `one`, `other` …; null for words that do not count. */
  form: string | null;
};

const plural = /_(zero|one|two|few|many|other)$/;

/** Every word of a language, from all its dictionaries. */
export function readWordsOf(code: LocaleCode, folder = 'locales'): Word[] {
  return readdirSync(join(folder, code))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const dictionary: Record<string, string> = JSON.parse(readFileSync(join(folder, code, file), 'utf8'));
      return Object.entries(dictionary).map(([key, text]) => ({
        file,
        key,
        text,
        stem: key.replace(plural, ''),
        form: plural.exec(key)?.[1] ?? null,
      }));
    });
}

/** The blanks of a text, `{{name}}`, each once and in order. */
export function blanksOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => name))].sort();
}

/** The text without its blanks and without addresses. */
export function withoutBlanks(text: string): string {
  return text.replace(/\{\{[^}]*\}\}|\S+@\S+/g, '');
}

/**
 * Keys that sources name: in full, `'search.filters.clear'`, or as a family whose rest is only known later,
 * `` `listings.type.${type}` ``, as a pattern.
 */
export function usedKeys(files: readonly SourceFile[], namespaces: readonly string[]) {
  const known = `(?:${namespaces.join('|')})`;
  const inFull = new RegExp(`['"](${known}\\.[\\w.-]+)['"]`, 'g');
  const begun = new RegExp(`\`(${known}\\.[^\`\\s]*\\$\\{[^\`]*)\``, 'g');
  const keys: { key: string; path: string }[] = [];
  const families: { pattern: RegExp; template: string; path: string }[] = [];
  for (const { text: withComments, path } of files) {
    const text = withComments.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    for (const [, key = ''] of text.matchAll(inFull)) if (!key.endsWith('.json')) keys.push({ key, path });
    for (const [, template = ''] of text.matchAll(begun)) {
      const rest = template
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replaceAll('.', '\\.'))
        .join('[\\w-]+');
      families.push({ pattern: new RegExp(`^${rest}$`), template, path });
    }
  }
  return { keys, families };
}
