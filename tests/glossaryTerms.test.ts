import { describe, expect, it } from 'vitest';
import { termOfLabel } from '../src/domain/site/termOfLabel';
import { readDictionaryFiles } from '../src/generation/checks/readDictionaryFiles';
import { localeCodes } from '../src/i18n/locales';

const { words } = readDictionaryFiles('.');

describe('labels with a glossary entry', () => {
  it.each(localeCodes)('exist in the dictionaries in %s', (code) => {
    const labels = new Set(words[code].map(({ stem }) => stem));
    expect(Object.keys(termOfLabel).filter((label) => !labels.has(label))).toEqual([]);
  });
});
