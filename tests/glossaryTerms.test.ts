import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { termOfLabel } from '../src/domain/site/termOfLabel';
import { localeCodes } from '../src/i18n/locales';
import { readWordsOf } from './support/dictionaries';

describe('labels that the glossary explains', () => {
  it.each(localeCodes)('are labels of the dictionaries in %s', (code) => {
    const labels = new Set(readWordsOf(code).map(({ stem }) => stem));
    expect(Object.keys(termOfLabel).filter((label) => !labels.has(label))).toEqual([]);
  });

  it('have their entry in the glossary', () => {
    const slugs = Object.values(termOfLabel);
    expect(slugs.filter((slug) => !existsSync(`content/glossary/${slug}.json`))).toEqual([]);
  });
});
