import { describe, expect, it } from 'vitest';
import { checkDictionaries } from '../src/generation/checks/dictionaries';
import { readDictionaryFiles } from '../src/generation/checks/readDictionaryFiles';
import { describeFault } from '../src/generation/fault';
import { defaultLocale } from '../src/i18n/locales';
import { usedKeys } from './support/dictionaries';
import { readDictionary } from './support/readDictionary';
import { readSourceFiles } from './support/sourceFiles';
import { vocabularies } from './support/vocabularies';

const files = readDictionaryFiles('.');
const known = [...new Set(files.words[defaultLocale].map(({ stem }) => stem))];
const sources = readSourceFiles('src', /\.tsx?$/).filter(
  // The content checks name content fields, which look like dictionary keys.
  ({ isTest, folder }) => !isTest && folder !== 'generation/checks',
);
const { keys, families } = usedKeys(sources, [...new Set(known.map((key) => key.split('.')[0] ?? ''))]);

it('the dictionaries pass content:check without errors or warnings', () => {
  expect(known.length).toBeGreaterThan(500);
  expect(checkDictionaries(files).map(describeFault)).toEqual([]);
});

it('no label under a large figure is a dual, which would say the number again', () => {
  const labels = Object.entries(readDictionary('ar')).filter(([key]) => /^blocks\.figure\..*_two$/.test(key));
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.filter(([, label]) => /ان(?= |$)/.test(label))).toEqual([]);
});

describe('the dictionary keys used in the sources', () => {
  it('exist', () => {
    const missing = keys.filter(({ key }) => !known.includes(key));
    expect(missing.map(({ key, path }) => `${path}: ${key}`)).toEqual([]);
  });

  it('exist where only their prefix is known', () => {
    const missing = families.filter(({ pattern }) => !known.some((stem) => pattern.test(stem)));
    expect(missing.map(({ template, path }) => `${path}: ${template}`)).toEqual([]);
  });

  it.each(vocabularies)('exist for every value of %s', (family, values) => {
    const asked = values.map((value) => family.replace('*', value));
    expect(asked.filter((key) => !known.includes(key))).toEqual([]);
  });

  it('are all keys of the dictionaries', () => {
    const named = new Set(keys.map(({ key }) => key));
    const idle = known.filter(
      (stem) => !named.has(stem) && !families.some(({ pattern }) => pattern.test(stem)),
    );
    expect(idle).toEqual([]);
  });
});
