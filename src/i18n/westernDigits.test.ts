import { expect, it } from 'vitest';
import { westernDigits } from './westernDigits';

it('turns Arabic and Persian digits into Western ones and leaves the rest', () => {
  expect(westernDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 42 ٬ب')).toBe('0123456789 0123456789 42 ٬ب');
});
