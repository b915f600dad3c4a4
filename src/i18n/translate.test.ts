import fc from 'fast-check';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { readDictionary } from '../../tests/support/readDictionary';
import { i18nextOptions } from './i18nextOptions';
import { localeCodes } from './locales';
import { pluralOf, translate } from './translate';

describe.each(localeCodes)('translations in %s', (code) => {
  const dictionary = readDictionary(code);
  const find = (key: string) => dictionary[key];
  const i18n = createInstance();
  i18n.init({
    ...i18nextOptions,
    resources: { [code]: { common: dictionary } },
    lng: code,
    initImmediate: false,
  });

  it('are the same as those of i18next, for every key and number', () => {
    const keys = new Set(
      Object.keys(dictionary).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')),
    );
    let read = 0;
    for (const key of keys) {
      const names = Object.entries(dictionary)
        .filter(([name]) => name === key || name.startsWith(`${key}_`))
        .flatMap(([, words]) => [...words.matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name));
      const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
      for (const count of [0, 1, 2, 3, 11, 100, 1.5]) {
        const asked = names.includes('count') ? { ...values, count } : values;
        const own = translate(find, code, key, asked);
        if (own !== null) read += 1;
        expect(own ?? i18n.t(key, asked), key).toBe(i18n.t(key, asked));
      }
    }
    expect(read).toBeGreaterThan(6 * keys.size);
  });

  it('are left to i18next if a value or the key is missing, or if they include other translations', () => {
    expect(translate(() => '{{from}} to {{to}}', code, 'any', { from: 1 })).toBeNull();
    expect(translate(() => undefined, code, 'any')).toBeNull();
    expect(translate(() => 'see $t(other)', code, 'any')).toBeNull();
  });
});

describe.each(localeCodes)('the plural category in %s', (code) => {
  const platform = new Intl.PluralRules(code);
  const byPlatform = (count: number) => platform.select(count);

  it('is the same as that of Intl for every whole number up to 1,200', () => {
    const all = Array.from({ length: 1201 }, (_, count) => count);
    expect(all.map((count) => pluralOf(count, code))).toEqual(all.map(byPlatform));
  });

  it('is the same as that of Intl for any number, including decimal and negative ones', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 10_000_000 }),
        fc.constantFrom(1, 2, 10, 1000),
        (n, by) => {
          expect(pluralOf(n / by, code)).toBe(byPlatform(n / by));
        },
      ),
    );
  });
});
