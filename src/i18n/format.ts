import { getLocale, type LocaleCode } from './locales';

/* All numbers, prices and dates that visitors see are formatted here, by the rules in the table of `locales.ts`. */

/**
 * Formats a number: `1250000` as `1,250,000`. The result is the same as that of `Intl.NumberFormat`, which is avoided
 * because creating the first formatter takes eleven milliseconds, and four times as long on a slow phone.
 * @param maximumFractionDigits trailing zeros are left out
 */
export function formatNumber(value: number, code: LocaleCode, maximumFractionDigits = 0): string {
  // The position of the minus sign depends on the language, so negative numbers use Intl.
  const rounded = value < 0 ? null : roundDecimal(value, maximumFractionDigits);
  if (!rounded) {
    // Without `negative`, a number that rounds to zero would be "-0".
    const options = { maximumFractionDigits, signDisplay: 'negative' } as const;
    return new Intl.NumberFormat(getLocale(code).intl, options).format(value);
  }
  const [whole, decimals] = rounded;
  const kept = decimals.replace(/0+$/, '');
  const { group, decimal } = getLocale(code).figures;
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (kept && `${decimal}${kept}`);
}

/**
 * Returns the digits before and after the decimal point, rounded half up by decimal digits as Intl does: 4.35 becomes
 * 4.4, where `toFixed` rounds the binary value to 4.3. Returns null above 15 digits, the precision of a double.
 */
function roundDecimal(value: number, decimals: number): [string, string] | null {
  const [coefficient = '', exponent = ''] = value.toExponential().split('e');
  const digits = coefficient.replace('.', '');
  const kept = Number(exponent) + 1 + decimals;
  if (!(kept <= 15)) return null;
  const isUp = kept >= 0 && digits.charAt(kept) >= '5';
  const figures = Number(digits.slice(0, Math.max(0, kept)).padEnd(kept, '0')) + (isUp ? 1 : 0);
  const text = String(figures).padStart(decimals + 1, '0');
  const point = text.length - decimals;
  return [text.slice(0, point), text.slice(point)];
}

/**
 * Formats a price in whole units: `QAR 12,500` or `£425,000` in English, `12,500 ر.ق` in Arabic. Intl's currency style
 * is avoided because it adds invisible direction marks that differ between runtimes.
 * @param currency ISO 4217 code
 */
export function formatPrice(amount: number, currency: string, code: LocaleCode): string {
  return getLocale(code).writePrice(formatNumber(amount, code), currency);
}

/** Converts square metres to square feet, rounded to whole numbers. */
export function toSquareFeet(squareMetres: number): number {
  return Math.round(squareMetres * 10.7639);
}

/**
 * Formats an ISO date or month: `16 November 2026`, `November 2026`, `16 نوفمبر 2026`. Intl is avoided for the same
 * reason as in `formatNumber`: every page shows the date of its exchange rates.
 */
export function formatDate(iso: string, code: LocaleCode): string {
  const [year = '', month = '', day] = iso.split('-');
  const name = getLocale(code).months[Number(month) - 1] ?? month;
  return [day && Number(day), name, year].filter(Boolean).join(' ');
}

/** Formats a time from `00:00` to `24:00` in the 12-hour clock: `8:30 am`, `8:30 صباحًا`. */
export function formatTime(time: string, code: LocaleCode): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`;
  return `${clock} ${getLocale(code).partOfDay(hours % 24)}`;
}

/** Wraps a figure in Unicode isolates (FSI, PDI), which keep it intact in a sentence of the other direction. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Joins items to a list: `A, B and C`, `أ وب وج`. Intl is avoided because the heading of every search needs a list. */
export function formatList(words: readonly string[], code: LocaleCode): string {
  const { between, last } = getLocale(code).list;
  return [words.slice(0, -1).join(between), ...words.slice(-1)].filter(Boolean).join(last);
}
