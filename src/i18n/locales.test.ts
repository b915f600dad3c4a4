import { describe, expect, expectTypeOf, it } from 'vitest';
import { english } from './english';
import type { Language } from './language';
import { defaultLocale, getLocale, localeCodes, locales } from './locales';

describe('the table of languages', () => {
  it('has unique codes and prefixes, and only the default language has no prefix', () => {
    expect(new Set(localeCodes).size).toBe(locales.length);
    expect(new Set(locales.map(({ prefix }) => prefix)).size).toBe(locales.length);
    expect(getLocale(defaultLocale).prefix).toBe('');
  });

  it('uses the code of every other language as its prefix', () => {
    const others = locales.filter(({ code }) => code !== defaultLocale);
    expect(others.map(({ prefix }) => prefix)).toEqual(others.map(({ code }) => `/${code}`));
  });

  it.each(locales)('names the months of $code as Intl does', ({ intl, months }) => {
    const { format } = new Intl.DateTimeFormat(intl, { month: 'long', timeZone: 'UTC' });
    expect(months).toEqual(months.map((_, month) => format(Date.UTC(2026, month, 1))));
  });

  it.each(locales)('uses Western digits in $code', ({ intl, figures }) => {
    expect(new Intl.NumberFormat(intl).format(1250)).toBe(`1${figures.group}250`);
  });

  it.each(['fr', '', 'EN'])('does not have "%s" and throws the required message', (code) => {
    expect(() => getLocale(code)).toThrow(
      `Invalid localed provided: ${code}. See your i18n config file for a list of available locales.`,
    );
  });
});

/* `npm run typecheck` runs these: `@ts-expect-error` fails if the next line compiles. */
describe('a third language', () => {
  const french = { ...english, code: 'fr', hrefLang: 'fr', name: 'Français', prefix: '/fr' } as const;

  it('compiles if it has every property', () => {
    expectTypeOf([...locales, french]).toExtend<Language[]>();
  });

  it('does not compile if a property is missing', () => {
    type Omissible = {
      [form in keyof Language]: Omit<Language, form> extends Language ? form : never;
    }[keyof Language];
    expectTypeOf<Omissible>().toBeNever();

    const { pluralOf: _, ...withoutPluralRule } = french;
    // @ts-expect-error: the plural rule is missing
    [withoutPluralRule] satisfies Language[];
    // @ts-expect-error: a month is missing
    [{ ...french, months: french.months.slice(1) }] satisfies Language[];
    // @ts-expect-error: a title is missing
    [{ ...french, errorPages: { ...french.errorPages, titles: { notFound: '' } } }] satisfies Language[];
  });
});
