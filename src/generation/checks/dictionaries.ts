import { defaultLocale, type LocaleCode, localeCodes } from '../../i18n/locales';
import type { Fault } from '../fault';
import { groupBy } from '../groupBy';
import { show } from '../show';
import { suggest } from '../suggest';
import { faultsOfWord } from './faultsOfWord';
import type { DictionaryFiles, Word } from './readDictionaryFiles';

/**
 * Checks the dictionaries in `locales/`: every language has the same keys in the same files, the same placeholders, all
 * its plural forms, and text in its own language. Returns faults and warnings.
 */
export function checkDictionaries(files: DictionaryFiles): Fault[] {
  const others = localeCodes.filter((code) => code !== defaultLocale);
  return [
    ...files.faults,
    ...others.flatMap((code) => [
      ...missingFiles(files, code),
      ...missingWords(files, code),
      ...differingBlanks(files, code),
    ]),
    ...localeCodes.flatMap((code) => [
      ...doubles(files, code),
      ...pluralForms(files, code),
      ...files.words[code].flatMap((word) => faultsOfWord(word, code)),
    ]),
  ];
}

/** Reports dictionaries that another language has and this one lacks. */
function missingFiles({ namespaces }: DictionaryFiles, code: LocaleCode): Fault[] {
  const lacking = (own: LocaleCode, other: LocaleCode) =>
    namespaces[other]
      .filter((name) => !namespaces[own].includes(name))
      .map((name) => ({
        ...{ file: `locales/${own}/${name}.json`, path: '', found: 'nothing' },
        expected: `the words of locales/${other}/${name}.json in this language`,
      }));
  return [...lacking(code, defaultLocale), ...lacking(defaultLocale, code)];
}

/** Reports keys that another language has and this one lacks. A misspelt or misplaced key is one fault, not two. */
function missingWords(files: DictionaryFiles, code: LocaleCode): Fault[] {
  const { namespaces, broken, words } = files;
  const shared = namespaces[code].filter(
    (name) => namespaces[defaultLocale].includes(name) && !broken.has(name),
  );
  const own = stemsOf(words[code]);
  const model = stemsOf(words[defaultLocale]);
  const missing = [...model].filter(([stem, { namespace }]) => shared.includes(namespace) && !own.has(stem));
  const extra = [...own].filter(([stem, { namespace }]) => shared.includes(namespace) && !model.has(stem));
  const misplaced = [...own].filter(([stem, word]) => {
    const other = model.get(stem);
    return other && other.namespace !== word.namespace && shared.includes(other.namespace);
  });
  const found = new Set<string>();
  return [
    ...extra.map(([stem, word]) => {
      const near = missing.filter(([, other]) => other.namespace === word.namespace).map(([other]) => other);
      const meant = suggest(stem, near);
      if (meant) found.add(meant);
      const expected = meant
        ? `the key "${meant}"`
        : `a word that locales/${defaultLocale}/${word.namespace}.json has too`;
      return { file: word.file, path: word.key, isOfName: true, found: show(word.key), expected };
    }),
    ...missing
      .filter(([stem]) => !found.has(stem))
      .map(([stem, { namespace, text }]) => ({
        ...{ file: `locales/${code}/${namespace}.json`, path: stem, found: 'nothing' },
        expected: `words for ${show(text)}, as in locales/${defaultLocale}/${namespace}.json`,
      })),
    ...misplaced.map(([stem, word]) => ({
      ...{ file: word.file, path: word.key, isOfName: true, found: show(word.key) },
      expected: `it in locales/${code}/${model.get(stem)?.namespace}.json, where the other language has it`,
    })),
  ];
}

/** Reports placeholders that differ between languages. Plural forms share theirs; `_one` may omit them. */
function differingBlanks({ words }: DictionaryFiles, code: LocaleCode): Fault[] {
  const model = formsOf(words[defaultLocale]);
  return [...formsOf(words[code])].flatMap(([stem, forms]) => {
    const others = model.get(stem);
    if (!others) return [];
    const theirs = new Set(others.flatMap(({ text }) => blanksOf(text)));
    const ours = new Set(forms.flatMap(({ text }) => blanksOf(text)));
    const from = `locales/${defaultLocale}/${others[0]?.namespace}.json`;
    const unknown = forms.flatMap((word) => {
      const odd = blanksOf(word.text).find((blank) => !theirs.has(blank));
      if (!odd) return [];
      const known = theirs.size > 0 ? `only ${list(theirs)}` : 'no placeholder';
      return [{ file: word.file, path: word.key, found: `{{${odd}}}`, expected: `${known}, as in ${from}` }];
    });
    const lacking = [...theirs].find((blank) => !ours.has(blank));
    const [first] = forms;
    if (unknown.length > 0 || lacking === undefined || !first) return unknown;
    return [
      {
        file: first.file,
        path: first.key,
        found: show(first.text),
        expected: `{{${lacking}}} in it, as in ${from}`,
      },
    ];
  });
}

/** Reports keys that are in two dictionaries of a language. */
function doubles({ words }: DictionaryFiles, code: LocaleCode): Fault[] {
  const seen = new Map<string, Word>();
  return words[code].flatMap((word) => {
    const first = seen.get(word.key);
    if (!first) seen.set(word.key, word);
    return first && first.file !== word.file
      ? [
          {
            file: word.file,
            path: word.key,
            isOfName: true,
            found: show(word.key),
            expected: `it once (${first.file} has it already)`,
          },
        ]
      : [];
  });
}

/** Reports missing and unknown plural forms. */
function pluralForms({ words }: DictionaryFiles, code: LocaleCode): Fault[] {
  const wanted = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const counted = words[code].filter(({ form }) => form !== null);
  return [...formsOf(counted)].flatMap(([stem, forms]) => {
    const [first] = forms;
    const lacking = wanted.filter((form) => !forms.some((word) => word.form === form));
    const odd = forms.filter(({ form }) => !wanted.some((each) => each === form));
    return [
      ...lacking.map((form) => ({
        ...{ file: first?.file ?? '', path: `${stem}_${form}`, found: 'nothing' },
        expected: `words for the plural form "${form}"`,
      })),
      ...odd.map((word) => ({
        ...{ file: word.file, path: word.key, isOfName: true, found: show(word.key) },
        expected: `one of the plural forms ${wanted.map((form) => `_${form}`).join(', ')}`,
      })),
    ];
  });
}

function formsOf(words: readonly Word[]): Map<string, Word[]> {
  return groupBy(words, ({ stem }) => stem);
}

/** The first key of each stem. */
function stemsOf(words: readonly Word[]): Map<string, Word> {
  return new Map([...formsOf(words)].map(([stem, [first]]) => [stem, first as Word]));
}

/** The placeholders of a text, `{{name}}`, without duplicates. */
function blanksOf(text: string): string[] {
  if (!text.includes('{{')) return [];
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => name))].sort();
}

function list(blanks: ReadonlySet<string>): string {
  return [...blanks].map((blank) => `{{${blank}}}`).join(', ');
}
