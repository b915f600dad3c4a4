import { westernDigits } from '../i18n/westernDigits';

/**
 * Reads a number as feeds write it: `1250`, `1250.50`, `1,250,000`, `١٢٥٠`, `-3`.
 * @returns null for any other text, such as `1.250,00` or `12k`: nothing is guessed
 */
export function readNumber(text: string): number | null {
  const plain = westernDigits(text).trim();
  if (!/^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(plain)) return null;
  return Number(plain.replaceAll(',', ''));
}
