import { westernDigits } from '../../i18n/westernDigits';

/** More digits than any price has; beyond them numbers lose their last figures. */
const most = 1e12;

/** What may stand between the figures of a number without meaning anything: spaces, thousands separators, direction marks. */
const between = /[\s\u00a0\u202f,،٬'’_\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/**
 * An amount as people type or paste it: `2,500,000`, `2 500 000`, `٢٬٥٠٠٬٠٠٠`, `2.500.000`, `4.75`, `٤٫٧٥`, `QAR 9,000`,
 * `25%`. A single point is a decimal point; several, with three figures after each, separate thousands.
 * @returns null for nothing, for what is no number, for less than zero and for more than a million millions
 */
export function parseAmount(text: string): number | null {
  const figures = westernDigits(text)
    .replace(/^\s*(QAR|ر\.ق\.?|£|GBP)|(QAR|ر\.ق\.?|%|٪|GBP)\s*$/giu, '')
    .replace(between, '')
    .replace(/٫/g, '.');
  const whole = /^\d{1,3}(\.\d{3}){2,}$/.test(figures) ? figures.replace(/\./g, '') : figures;
  if (!/^(\d+\.?\d*|\.\d+)$/.test(whole)) return null;
  const amount = Number(whole);
  return amount <= most ? amount : null;
}
