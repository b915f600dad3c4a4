import { westernDigits } from '../../i18n/westernDigits';

/**
 * A whole number as people type it, in Western, Arabic or Persian figures, with or without separators: `12,500`,
 * `١٢٬٥٠٠`, `12 500`. Null for nothing, and for anything that is no such number.
 */
export function readWholeNumber(text: string): number | null {
  const figures = westernDigits(text).replace(/[\s,٬،'’_\u00a0\u202f]/g, '');
  if (!/^\d{1,9}$/.test(figures)) return null;
  return Number(figures) || null;
}

/** True for text that is empty or an amount: nothing to complain about. */
export function isWholeNumber(text: string): boolean {
  return text.trim() === '' || readWholeNumber(text) !== null || /^0+$/.test(westernDigits(text).trim());
}
