import { describe, expect, it } from 'vitest';
import { defaultLocale, getLocale, localeCodes, locales } from './locales';

describe('the languages', () => {
  it('are English, unprefixed and the fallback, and Arabic beneath /ar', () => {
    expect(localeCodes).toEqual(['en', 'ar']);
    expect(defaultLocale).toBe('en');
    expect(locales.map(({ prefix, dir }) => [prefix, dir])).toEqual([
      ['', 'ltr'],
      ['/ar', 'rtl'],
    ]);
  });

  it('all count in Western digits', () => {
    for (const { intl } of locales) expect(new Intl.NumberFormat(intl).format(1250)).toBe('1,250');
  });

  it.each(['fr', '', 'EN'])('do not have "%s", and say so in the words of the specification', (code) => {
    expect(() => getLocale(code)).toThrow(
      `Invalid localed provided: ${code}. See your i18n config file for a list of available locales.`,
    );
  });
});
