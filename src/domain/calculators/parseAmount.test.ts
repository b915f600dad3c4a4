import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber, formatPrice } from '../../i18n/format';
import { localeCodes } from '../../i18n/locales';
import { displayCurrencies } from '../content/convertPrice';
import { parseAmount } from './parseAmount';

it.each([
  ['2500000', 2_500_000],
  ['2,500,000', 2_500_000],
  ['2 500 000', 2_500_000],
  ['2\u00a0500\u202f000', 2_500_000],
  ['2.500.000', 2_500_000],
  ['٢٬٥٠٠٬٠٠٠', 2_500_000],
  ['٢،٥٠٠،٠٠٠', 2_500_000],
  ['٢٥٠٠٠٠٠', 2_500_000],
  ['۲٬۵۰۰٬۰۰۰', 2_500_000],
  ['\u200f2,500,000\u200f', 2_500_000],
  [' QAR 9,000 ', 9_000],
  ['9,000 ر.ق', 9_000],
  ['QR 9,000', 9_000],
  ['٩٬٠٠٠ ريال', 9_000],
  ['9,000 ريال قطري', 9_000],
  ['£425,000', 425_000],
  ['US$425,000', 425_000],
  ['425,000 جنيه إسترليني', 425_000],
  ['425,000 دولار أمريكي', 425_000],
  ['25%', 25],
  ['٤٫٧٥٪', 4.75],
  ['4.75', 4.75],
  ['4,75', 4.75],
  ['4,5', 4.5],
  ['4,5 %', 4.5],
  ['٤،٧٥', 4.75],
  ['12,50', 12.5],
  ['12.500,50', 12_500.5],
  ['1,250', 1_250],
  ['12,500', 12_500],
  ['12,50,000', 1_250_000],
  ['.5', 0.5],
  ['5.', 5],
  ['0', 0],
])('reads "%s" as %d', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

it.each([
  '',
  ' ',
  '-5',
  '−5',
  'abc',
  '1e9',
  '4.7.5',
  '1.2.3',
  'Infinity',
  'NaN',
  '0x10',
  '9'.repeat(30),
  '.',
  ',',
])('takes "%s" for no amount', (text) => {
  expect(parseAmount(text)).toBeNull();
});

it('parses every amount that the site formats, in either language', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(...localeCodes), (amount, code) => {
      expect(parseAmount(formatNumber(amount, code))).toBe(amount);
      for (const currency of displayCurrencies)
        expect(parseAmount(formatPrice(amount, currency, code))).toBe(amount);
    }),
  );
});

it('returns an amount or null for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const amount = parseAmount(text);
      expect(amount === null || (Number.isFinite(amount) && amount >= 0)).toBe(true);
    }),
  );
});
