import { westernDigits } from '../../i18n/westernDigits';

/** Upper limit, above every price. */
const most = 1e12;

/** Characters in a number that are ignored: spaces, thousands separators other than commas, direction marks. */
const between = /[\s٬'’_\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** A single comma before one or two digits separates decimals, as in `4,75` or `1.250,50`: a group of thousands has three digits. */
const decimalComma = /^(\d*|\d{1,3}(?:\.\d{3})+)[,،](\d{1,2})$/;

/**
 * Parses a typed or pasted amount: `2,500,000`, `2 500 000`, `٢٬٥٠٠٬٠٠٠`, `2.500.000`, `4.75`, `٤٫٧٥`, `QAR 9,000`,
 * `25%`, `4,75`. A single point is a decimal point, as is a single comma before one or two digits at the end; other
 * commas and several points, each followed by three digits, separate thousands.
 * @returns null for empty or invalid text, for negative numbers and for numbers above 10¹²
 */
export function parseAmount(text: string): number | null {
  const figures = westernDigits(text)
    .replace(between, '')
    .replace(/^(QA?R|ر\.ق\.?|£|GBP|US\$)|(QA?R|ر\.ق\.?|ريال(قطري)?|GBP|جنيهإسترليني|دولارأمريكي|%|٪)$/giu, '')
    .replace(decimalComma, (_, whole: string, decimals: string) => `${whole.replace(/\./g, '')}.${decimals}`)
    .replace(/[,،]/g, '')
    .replace(/٫/g, '.');
  const whole = /^\d{1,3}(\.\d{3}){2,}$/.test(figures) ? figures.replace(/\./g, '') : figures;
  if (!/^(\d+\.?\d*|\.\d+)$/.test(whole)) return null;
  const amount = Number(whole);
  return amount <= most ? amount : null;
}
