import { getLocale, type LocaleCode } from './locales';

/* Everything that is shown as a figure or a date goes through here; what differs is in the table of `locales.ts`. */

/**
 * `1250000` as `1,250,000`, with as many decimals as are allowed and needed. Written by hand, as Intl
 * would: to make its first formatter takes eleven milliseconds here, a slow phone four times as long.
 */
export function formatNumber(value: number, code: LocaleCode, maximumFractionDigits = 0): string {
  // The sign stands where the language wants it.
  const rounded = value < 0 ? null : roundDecimal(value, maximumFractionDigits);
  if (!rounded) return new Intl.NumberFormat(getLocale(code).intl, { maximumFractionDigits }).format(value);
  const [whole, decimals] = rounded;
  const kept = decimals.replace(/0+$/, '');
  const { group, decimal } = getLocale(code).figures;
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (kept && `${decimal}${kept}`);
}

/**
 * The figures before and after the decimal point, rounded half up by the decimal digits of the number as Intl does:
 * 4.35 becomes 4.4, where `toFixed` rounds the binary value just below it to 4.3. Null above 15 figures, which sums of
 * doubles do not hold exactly.
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
 * A price in whole units: `QAR 12,500` or `£425,000` in English, `12,500 ر.ق` in Arabic. Written by hand rather than by
 * Intl's currency style, which adds direction marks that differ between runtimes.
 */
export function formatPrice(amount: number, currency: string, code: LocaleCode): string {
  return getLocale(code).writePrice(formatNumber(amount, code), currency);
}

/** Square metres as square feet, rounded. */
export function toSquareFeet(squareMetres: number): number {
  return Math.round(squareMetres * 10.7639);
}

/**
 * An ISO date or month as people write it: `16 November 2026`, `November 2026`, `16 نوفمبر 2026`. By hand for the same
 * reason as whole numbers: every page shows the day of its exchange rates.
 */
export function formatDate(iso: string, code: LocaleCode): string {
  const [year = '', month = '', day] = iso.split('-');
  const name = getLocale(code).months[Number(month) - 1] ?? month;
  return [day && Number(day), name, year].filter(Boolean).join(' ');
}

/** A time of day, `08:30`, as it is read: `8:30 am`, `8:30 صباحًا`. */
export function formatTime(time: string, code: LocaleCode): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const { morning, afternoon } = getLocale(code).halvesOfDay;
  const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`;
  return `${clock} ${hours < 12 ? morning : afternoon}`;
}

/** Words as a list: `A, B and C`, `أ وب وج`. By hand like figures: it stands in the heading of every search. */
export function formatList(words: readonly string[], code: LocaleCode): string {
  const { between, last } = getLocale(code).list;
  return [words.slice(0, -1).join(between), ...words.slice(-1)].filter(Boolean).join(last);
}
