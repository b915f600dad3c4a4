import { describe, expect, it } from 'vitest';
import { defaultLocale, type LocaleCode, localeCodes } from '../src/i18n/locales';
import { blanksOf, readWordsOf, usedKeys, type Word, withoutBlanks } from './support/dictionaries';
import { gluedPreposition } from './support/gluedPreposition';
import { readSourceFiles } from './support/sourceFiles';
import { vocabularies } from './support/vocabularies';

const words = Object.fromEntries(localeCodes.map((code) => [code, readWordsOf(code)])) as Record<
  LocaleCode,
  Word[]
>;
const stems = (code: LocaleCode) => [...new Set(words[code].map(({ stem }) => stem))].sort();
const shown = ({ file, key, text }: Word) => `${file} ${key}: ${text}`;
const namespaces = [...new Set(words.en.map(({ key }) => key.split('.')[0] ?? ''))];
const sources = readSourceFiles('src', /\.tsx?$/).filter(({ isTest }) => !isTest);
const { keys, families } = usedKeys(sources, namespaces);

/** Terms that are Latin in Arabic too, as readers in Qatar know them. */
const latinTerms = [
  'CAT-A',
  'EPC',
  'PDF',
  'DOC',
  'DOCX',
  'WhatsApp',
  'cap',
  'jsn',
  'X',
  'Safa',
  'Bay',
  'English',
  'QAR',
  'GBP',
];

describe.each(localeCodes)('the dictionaries of %s', (code) => {
  it('have the same words as the others, in the same files', () => {
    expect(stems(code)).toEqual(stems(defaultLocale));
    const places = (of: LocaleCode) =>
      [...new Set(words[of].map(({ file, stem }) => `${file} ${stem}`))].sort();
    expect(places(code)).toEqual(places(defaultLocale));
  });

  it('have each word once', () => {
    const seen = words[code].map(({ key }) => key);
    expect(seen.filter((key, index) => seen.indexOf(key) !== index)).toEqual([]);
  });

  it('leave the same blanks as the others', () => {
    const blanks = (of: LocaleCode) =>
      new Map(stems(of).map((stem) => [stem, blanksOf(textOf(words[of], stem))]));
    const others = blanks(defaultLocale);
    const differing = [...blanks(code)].filter(([stem, own]) => `${own}` !== `${others.get(stem)}`);
    expect(differing.map(([stem, own]) => `${stem}: ${own} / ${others.get(stem)}`)).toEqual([]);
  });

  it('have every plural form of the language, and no other', () => {
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted();
    const counted = new Map<string, (string | null)[]>();
    for (const { stem, form } of words[code].filter((word) => word.form)) {
      counted.set(stem, [...(counted.get(stem) ?? []), form].sort());
    }
    const faulty = [...counted].filter(([, own]) => `${own}` !== `${forms}`);
    expect(faulty.map(([stem, own]) => `${stem}: ${own}`)).toEqual([]);
    expect(counted.size).toBeGreaterThan(0);
  });

  it('have no empty word, no HTML and no space at either end', () => {
    const odd = words[code].filter(({ text }) =>
      /[<>]|&\w+;|^\s|\s$|^$/.test(text.replace(/^, $|^، $/, '-')),
    );
    expect(odd.map(shown)).toEqual([]);
  });

  it('have only Western digits', () => {
    expect(words[code].filter(({ text }) => /[٠-٩۰-۹]/.test(text)).map(shown)).toEqual([]);
  });
});

describe('Arabic words', () => {
  const withLetters = words.ar.filter(({ text }) => /\p{L}/u.test(withoutBlanks(text)));

  it('are in Arabic script', () => {
    const foreign = withLetters.filter(
      ({ text }) => !/\p{Script=Arabic}/u.test(text) && !latinTerms.includes(withoutBlanks(text).trim()),
    );
    expect(foreign.map(shown)).toEqual([]);
  });

  it('hold no Latin ones but the terms that Arabic readers know so', () => {
    const latin = withLetters.filter(({ text }) =>
      (withoutBlanks(text).match(/[A-Za-z]{2,}(-[A-Z])?/g) ?? []).some((word) => !latinTerms.includes(word)),
    );
    expect(latin.map(shown)).toEqual([]);
  });

  it('never join a preposition to a figure', () => {
    const counted = words.ar.filter(({ text }) =>
      gluedPreposition.test(text.replaceAll(/\{\{[^}]*\}\}/g, '3')),
    );
    expect(counted.map(shown)).toEqual([]);
  });

  it('are set with Arabic commas and question marks', () => {
    expect(withLetters.filter(({ text }) => /\p{Script=Arabic}\s*[,?;]/u.test(text)).map(shown)).toEqual([]);
  });
});

it('English words are not in Arabic script', () => {
  expect(words.en.filter(({ text }) => /\p{Script=Arabic}/u.test(text)).map(shown)).toEqual([]);
});

describe('the words that the sources ask for', () => {
  const known = stems(defaultLocale);

  it('are there', () => {
    const missing = keys.filter(({ key }) => !known.includes(key));
    expect(missing.map(({ key, path }) => `${path}: ${key}`)).toEqual([]);
  });

  it('are there where only their beginning is known', () => {
    const missing = families.filter(({ pattern }) => !known.some((stem) => pattern.test(stem)));
    expect(missing.map(({ template, path }) => `${path}: ${template}`)).toEqual([]);
  });

  it.each(vocabularies)('are there for every value of %s', (family, values) => {
    const asked = values.map((value) => family.replace('*', value));
    expect(asked.filter((key) => !known.includes(key))).toEqual([]);
  });

  it('are all that there are', () => {
    const named = new Set(keys.map(({ key }) => key));
    const idle = known.filter(
      (stem) => !named.has(stem) && !families.some(({ pattern }) => pattern.test(stem)),
    );
    expect(idle).toEqual([]);
  });
});

/** All forms of a word as one text. */
function textOf(all: readonly Word[], stem: string): string {
  return all
    .filter((word) => word.stem === stem)
    .map(({ text }) => text)
    .join(' ');
}
