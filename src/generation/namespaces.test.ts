import { describe, expect, it } from 'vitest';
import { localeCodes } from '../i18n/locales';
import { dictionaryParts, withoutDoubles } from './namespaces';
import { readDictionaries } from './words';

const dictionaries = readDictionaries('locales');

describe.each(localeCodes)('parts of the %s dictionaries', (code) => {
  const parts = dictionaryParts(dictionaries[code]);

  it.each(parts)('are not empty and are smaller than their dictionary: %s', (_, part) => {
    const [key = ''] = Object.keys(part);
    const whole = Object.values(dictionaries[code]).find((words) => key in words) ?? {};
    expect(key).not.toBe('');
    expect(Object.keys(part).length).toBeLessThan(Object.keys(whole).length);
  });

  it('contain all plural forms of their keys', () => {
    const [, cards = {}] = parts.find(([name]) => name === 'cards/areas') ?? [];
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    expect(Object.keys(cards)).toEqual(expect.arrayContaining(forms.map((form) => `areas.homes_${form}`)));
  });
});

it('withoutDoubles drops a part if the whole dictionary is included', () => {
  expect(withoutDoubles(['cards/listings', 'areas', 'cards/areas', 'areas'])).toEqual([
    'cards/listings',
    'areas',
  ]);
});
