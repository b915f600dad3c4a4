import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../tests/support/temporaryFolder';
import { createWords, readDictionaries } from './words';

const folder = temporaryFolder();
const dictionaries = {
  en: {
    'home.title': 'Homes in {{place}}',
    'home.n_one': 'home',
    'home.n_other': 'homes',
  },
  ar: {
    'home.title': 'بيوت في {{place}}',
    'home.n_two': 'بيتان',
    'home.n_few': 'بيوت',
    'home.n_other': 'بيت',
  },
};

for (const [code, words] of Object.entries(dictionaries))
  writeFiles(folder, { [`${code}/home.json`]: JSON.stringify(words) });

describe('createWords', () => {
  it('returns texts of each language with placeholders filled', () => {
    const words = createWords(readDictionaries(folder));
    expect(words.en('home.title', { place: 'R&D' })).toBe('Homes in R&D');
    expect(words.ar('home.title', { place: 'لوسيل' })).toBe('بيوت في لوسيل');
  });

  it('selects the plural form of each language', () => {
    const words = createWords(readDictionaries(folder));
    expect([1, 2].map((count) => words.en('home.n', { count }))).toEqual(['home', 'homes']);
    expect([2, 5, 100].map((count) => words.ar('home.n', { count }))).toEqual(['بيتان', 'بيوت', 'بيت']);
  });

  it('names the folder of a language without dictionaries', () => {
    const empty = join(folder, 'none');
    const sentence = `${join(empty, 'en')} has no dictionaries. Every language of src/i18n/locales.ts needs such a folder`;
    expect(() => readDictionaries(empty)).toThrow(sentence);
    mkdirSync(join(empty, 'en'), { recursive: true });
    expect(() => readDictionaries(empty)).toThrow(sentence);
  });

  it('throws for a key that no language has', () => {
    const words = createWords(readDictionaries(folder));
    expect(() => words.ar('home.missing')).toThrow('locales/ar/ has no words for "home.missing"');
  });
});
