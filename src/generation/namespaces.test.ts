import { describe, expect, it } from 'vitest';
import { localeCodes } from '../i18n/locales';
import { dictionaryParts, withoutDoubles } from './namespaces';
import { readDictionaries } from './words';

const dictionaries = readDictionaries('locales');

describe.each(localeCodes)('parts of the dictionaries of %s', (code) => {
  const parts = dictionaryParts(dictionaries[code]);

  it('hold words, and fewer than the whole', () => {
    const whole = Object.values(dictionaries[code]).map((words) => Object.keys(words).length);
    for (const [, words] of parts) {
      expect(Object.keys(words).length).toBeGreaterThan(0);
      expect(Object.keys(words).length).toBeLessThan(Math.max(...whole));
    }
  });

  it('have every plural form of the words that they have', () => {
    const [, cards = {}] = parts.find(([name]) => name === 'cards/areas') ?? [];
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    expect(Object.keys(cards)).toEqual(expect.arrayContaining(forms.map((form) => `areas.homes_${form}`)));
  });
});

it('a part is left out where its whole is asked for', () => {
  expect(withoutDoubles(['cards/listings', 'areas', 'cards/areas', 'areas'])).toEqual([
    'cards/listings',
    'areas',
  ]);
});
