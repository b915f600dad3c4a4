import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { plainMarks } from '../../../tests/support/plainMarks';
import { type LocaleCode, localeCodes } from '../../i18n/locales';
import { callingCodes, listNearCountries, listOtherCountries } from './countries';

describe('countries', () => {
  it('are those of libphonenumber-js, with their calling codes', () => {
    const known = getCountries().map((country) => [country, getCountryCallingCode(country)]);
    expect([...callingCodes].sort()).toEqual(known.sort());
  });

  it.each<[LocaleCode, string, string, string]>([
    ['en', 'Qatar (\u200e+974)', 'United Kingdom (\u200e+44)', 'Afghanistan (\u200e+93)'],
    ['ar', 'قطر (\u200e+974)', 'المملكة المتحدة (\u200e+44)', 'آيسلندا (\u200e+354)'],
  ])('begin in %s with the near ones, then follow the alphabet', (language, home, uk, first) => {
    const near = listNearCountries(language);
    const others = listOtherCountries(language);
    const words = [near[0], near.at(-1), others[0]].map((option) => option?.words);
    expect(words).toEqual([home, uk, first]);
    expect(near).toHaveLength(7);
    expect(new Set([...near, ...others].map(({ country }) => country)).size).toBe(callingCodes.size);
  });

  it.each(localeCodes)('nearby have the names that Intl gives them in %s', (code) => {
    const names = new Intl.DisplayNames([code], { type: 'region' });
    for (const { country, words } of listNearCountries(code)) {
      expect(plainMarks(words)).toBe(
        `${plainMarks(names.of(country) ?? '')} (+${callingCodes.get(country)})`,
      );
    }
  });
});
