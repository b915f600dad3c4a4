import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainMarks } from '../../tests/support/plainMarks';
import { formatDate, formatList, formatNumber, formatPrice, formatTime, toSquareFeet } from './format';
import { getLocale, localeCodes } from './locales';

describe('formatNumber', () => {
  it.each([
    [1_250_000, 'en', '1,250,000'],
    [1_250_000, 'ar', '1,250,000'],
    [0, 'ar', '0'],
  ] as const)('writes %d in %s as %s', (value, code, expected) => {
    expect(formatNumber(value, code)).toBe(expected);
  });

  it.each(localeCodes)('formats numbers as Intl does in %s', (code) => {
    const figure = fc.double({ min: -1e12, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(fc.oneof(fc.nat(), figure), fc.integer({ min: 0, max: 3 }), (value, decimals) => {
        const options = { maximumFractionDigits: decimals, signDisplay: 'negative' } as const;
        const intl = new Intl.NumberFormat(getLocale(code).intl, options);
        expect(plainMarks(formatNumber(value, code, decimals))).toBe(plainMarks(intl.format(value)));
      }),
      { numRuns: 300 },
    );
  });

  it.each(localeCodes)('rounds decimal halves as Intl does in %s', (code) => {
    const halves = fc.tuple(fc.nat({ max: 1e9 }), fc.integer({ min: 0, max: 5 }));
    fc.assert(
      fc.property(halves, fc.integer({ min: 0, max: 3 }), ([digits, places], decimals) => {
        const value = Number(`${digits}e-${places}`);
        const intl = new Intl.NumberFormat(getLocale(code).intl, { maximumFractionDigits: decimals });
        expect(plainMarks(formatNumber(value, code, decimals))).toBe(plainMarks(intl.format(value)));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [4.35, 1, '4.4'],
    [1.005, 2, '1.01'],
    [0.5, 0, '1'],
    [0.05, 0, '0'],
    [9.95, 1, '10'],
    [999.5, 0, '1,000'],
    [0.49999999999999994, 0, '0'],
    [1e15, 2, '1,000,000,000,000,000'],
    [2 ** 53, 0, '9,007,199,254,740,992'],
  ])('rounds %d to %d decimals as %s', (value, decimals, expected) => {
    expect(formatNumber(value, 'en', decimals)).toBe(expected);
  });

  it('keeps at most the given number of decimals', () => {
    expect(formatNumber(4.666, 'en', 1)).toBe('4.7');
    expect(formatNumber(4, 'ar', 1)).toBe('4');
    expect(formatNumber(-0.04, 'en', 1)).toBe('0');
  });
});

describe('formatPrice', () => {
  it.each([
    [12_500, 'QAR', 'en', 'QAR 12,500'],
    [12_500, 'QAR', 'ar', '12,500 ر.ق'],
    [425_000, 'GBP', 'en', '£425,000'],
    [425_000, 'GBP', 'ar', '425,000 جنيه إسترليني'],
    [10, 'USD', 'en', 'US$10'],
    [10, 'EUR', 'en', 'EUR 10'],
  ] as const)('writes %d %s in %s as %s', (amount, currency, code, expected) => {
    expect(formatPrice(amount, currency, code)).toBe(expected);
  });

  it('adds no invisible marks, which differ between runtimes', () => {
    expect(formatPrice(1, 'QAR', 'ar')).not.toMatch(/[\u200e\u200f\u202a-\u202e\u00a0]/);
  });
});

describe('formatDate', () => {
  it.each([
    ['2026-11-16', 'en', '16 November 2026'],
    ['2026-11-16', 'ar', '16 نوفمبر 2026'],
    ['2027-09', 'en', 'September 2027'],
    ['2027-09', 'ar', 'سبتمبر 2027'],
  ] as const)('writes %s in %s as %s', (iso, code, expected) => {
    expect(formatDate(iso, code)).toBe(expected);
  });

  it.each(localeCodes)('formats every day as Intl does in %s', (code) => {
    const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    const intl = new Intl.DateTimeFormat(getLocale(code).intl, options);
    const days = { min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(days), (date) => {
        expect(formatDate(date.toISOString().slice(0, 10), code)).toBe(plainMarks(intl.format(date)));
      }),
    );
  });
});

describe('formatTime', () => {
  it.each([
    ['08:30', 'en', '8:30 am'],
    ['18:00', 'en', '6:00 pm'],
    ['00:15', 'en', '12:15 am'],
    ['12:00', 'en', '12:00 pm'],
    ['08:00', 'ar', '8:00 صباحًا'],
    ['12:00', 'ar', '12:00 ظهرًا'],
    ['14:59', 'ar', '2:59 ظهرًا'],
    ['15:00', 'ar', '3:00 عصرًا'],
    ['17:00', 'ar', '5:00 مساءً'],
    ['18:00', 'ar', '6:00 مساءً'],
    ['24:00', 'en', '12:00 am'],
    ['24:00', 'ar', '12:00 صباحًا'],
  ] as const)('writes %s in %s as %s', (time, code, expected) => {
    expect(formatTime(time, code)).toBe(expected);
  });
});

describe('formatList', () => {
  it('joins items by the rules of each language', () => {
    expect(formatList(['A', 'B', 'C'], 'en')).toBe('A, B and C');
    expect(formatList(['أ', 'ب'], 'ar')).toBe('أ وب');
  });

  it.each(localeCodes)('formats lists as Intl does in %s', (code) => {
    const intl = new Intl.ListFormat(getLocale(code).intl, { style: 'long', type: 'conjunction' });
    for (const words of [[], ['Lusail'], ['أ', 'ب'], ['أ', 'ب', 'ج'], ['a', 'b', 'c', 'd']]) {
      expect(formatList(words, code)).toBe(plainMarks(intl.format(words)));
    }
  });
});

it('toSquareFeet rounds to whole feet', () => {
  expect([1, 100, 92.5].map(toSquareFeet)).toEqual([11, 1076, 996]);
});
