import { expect, it } from 'vitest';
import { westernDigits } from './westernDigits';

it('converts Arabic and Persian digits and leaves the rest unchanged', () => {
  expect(westernDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 42 ٬ب')).toBe('0123456789 0123456789 42 ٬ب');
});
