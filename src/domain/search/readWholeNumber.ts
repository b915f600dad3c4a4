import { westernDigits } from '../../i18n/westernDigits';

/**
 * Parses a typed whole number with Western, Arabic or Persian digits, with or without separators: `12,500`, `١٢٬٥٠٠`,
 * `12 500`. Null for empty text, zero and invalid text.
 */
export function readWholeNumber(text: string): number | null {
  const figures = westernDigits(text).replace(/[\s,٬،'’_\u00a0\u202f]/g, '');
  if (!/^\d{1,9}$/.test(figures)) return null;
  return Number(figures) || null;
}

/** True for empty text and for a valid whole number. */
export function isWholeNumber(text: string): boolean {
  return text.trim() === '' || readWholeNumber(text) !== null || /^0+$/.test(westernDigits(text).trim());
}
