/**
 * A whole number as people type it, in Western, Arabic or Persian figures, with or without separators: `12,500`,
 * `١٢٬٥٠٠`, `12 500`. Null for nothing, and for anything that is no such number.
 */
export function readAmount(text: string): number | null {
  const figures = westernDigits(text).replace(/[\s,٬،'’_\u00a0\u202f]/g, '');
  if (!/^\d{1,9}$/.test(figures)) return null;
  return Number(figures) || null;
}

/** True for text that is empty or an amount: nothing to complain about. */
export function isAmount(text: string): boolean {
  return text.trim() === '' || readAmount(text) !== null || /^0+$/.test(westernDigits(text).trim());
}

function westernDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}
