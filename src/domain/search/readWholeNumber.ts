import { westernDigits } from '../../i18n/westernDigits';
import { parseAmount } from '../calculators/parseAmount';

/**
 * Parses a typed whole number with Western, Arabic or Persian digits, with or without separators: `12,500`, `١٢٬٥٠٠`,
 * `12 500`. Null for empty text, zero and invalid text.
 */
export function readWholeNumber(text: string): number | null {
  const amount = parseAmount(text) ?? 0;
  return Number.isInteger(amount) && amount > 0 && amount < 1e9 ? amount : null;
}

/** True for empty text and for a valid whole number. */
export function isWholeNumber(text: string): boolean {
  return text.trim() === '' || readWholeNumber(text) !== null || /^0+$/.test(westernDigits(text).trim());
}
