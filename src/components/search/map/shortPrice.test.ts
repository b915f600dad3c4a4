import { describe, expect, it } from 'vitest';
import { plainMarks } from '../../../../tests/support/plainMarks';
import { shortPrice } from './shortPrice';

describe('shortPrice', () => {
  it.each([
    [12_500, 'QAR', 'en', '12.5k'],
    [2_450_000, 'QAR', 'en', '2.45m'],
    [950, 'QAR', 'en', '950'],
    [425_000, 'GBP', 'en', '£425k'],
    [3_430, 'USD', 'en', '$3.43k'],
    [12_500, 'QAR', 'ar', '12.5 ألف'],
    [2_450_000, 'QAR', 'ar', '2.45 مليون'],
  ] as const)('%i %s is short in %s', (amount, currency, code, words) => {
    // Versions of the Intl data differ in writing the thousand as k or K.
    expect(plainMarks(shortPrice(amount, currency, code)).toLowerCase()).toBe(words);
  });
});
