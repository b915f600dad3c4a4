import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeCodes } from './locales';
import { pluralOf } from './pluralOf';

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
