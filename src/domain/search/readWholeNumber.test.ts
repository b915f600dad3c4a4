import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainMarks } from '../../../tests/support/plainMarks';
import { formatNumber } from '../../i18n/format';
import { isWholeNumber, readWholeNumber } from './readWholeNumber';

describe('readWholeNumber', () => {
  it.each([
    ['12500', 12_500],
    ['12,500', 12_500],
    [' 12 500 ', 12_500],
    ['1.250', null],
    ['85,5', null],
    ['١٢٬٥٠٠', 12_500],
    ['١٢،٥٠٠', 12_500],
    ['۱۲۵۰۰', 12_500],
    ["1'250'000", 1_250_000],
    ['12\u00a0500', 12_500],
    ['\u200f12,500\u200f', 12_500],
    ['', null],
    ['0', null],
    ['-5', null],
    ['12 apples', null],
    ['1234567890', null],
  ])('is read from "%s"', (text, amount) => {
    expect(readWholeNumber(text)).toBe(amount);
  });

  it('parses numbers as the site formats them, in every language and numeral system', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (amount) => {
        const arabic = plainMarks(new Intl.NumberFormat('ar-u-nu-arab').format(amount));
        expect([formatNumber(amount, 'en'), formatNumber(amount, 'ar'), arabic].map(readWholeNumber)).toEqual(
          [amount, amount, amount],
        );
      }),
    );
  });

  it.each([
    ['', true],
    ['  ', true],
    ['0', true],
    ['٠', true],
    ['12,500', true],
    ['twelve', false],
    ['1.5', false],
  ])('"%s" is nothing to complain about: %s', (text, isFine) => {
    expect(isWholeNumber(text)).toBe(isFine);
  });
});
