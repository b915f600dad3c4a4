import { getLocale, type LocaleCode } from './locales';

/** Everything that is shown as a figure or a date goes through here: Western digits in both languages, Doha's time. */
const timeZone = 'Asia/Qatar';

const formatters = new Map<string, Intl.NumberFormat>();

function numberFormat(code: LocaleCode, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${code}${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.NumberFormat(getLocale(code).intl, options);
  formatters.set(key, known);
  return known;
}

/** `1250000` as `1,250,000` in either language. */
export function formatNumber(value: number, code: LocaleCode, maximumFractionDigits = 0): string {
  return numberFormat(code, { maximumFractionDigits }).format(value);
}

const currencyNames: Record<LocaleCode, Record<string, string>> = {
  en: { QAR: 'QAR', GBP: '£', USD: 'US$' },
  ar: { QAR: 'ر.ق', GBP: 'جنيه إسترليني', USD: 'دولار أمريكي' },
};

/**
 * A price in whole units: `QAR 12,500` or `£425,000` in English, `12,500 ر.ق` in Arabic. Written by hand rather than by
 * Intl's currency style, which adds direction marks that differ between runtimes.
 */
export function formatPrice(amount: number, currency: string, code: LocaleCode): string {
  const name = currencyNames[code][currency] ?? currency;
  const figure = formatNumber(amount, code);
  if (code === 'ar') return `${figure} ${name}`;
  return currency === 'GBP' || currency === 'USD' ? `${name}${figure}` : `${name} ${figure}`;
}

/** Square metres as square feet, rounded. */
export function toSquareFeet(squareMetres: number): number {
  return Math.round(squareMetres * 10.7639);
}

/** An ISO date or month as people write it: `16 November 2026`, `November 2026`, `16 نوفمبر 2026`. */
export function formatDate(iso: string, code: LocaleCode): string {
  const isMonth = iso.length === 7;
  const date = new Date(`${isMonth ? `${iso}-01` : iso}T12:00:00Z`);
  const options: Intl.DateTimeFormatOptions = isMonth
    ? { month: 'long', year: 'numeric', timeZone }
    : { day: 'numeric', month: 'long', year: 'numeric', timeZone };
  return new Intl.DateTimeFormat(getLocale(code).intl, options).format(date);
}

/** A time of day, `08:30`, as it is read: `8:30 am`, `8:30 صباحًا`. */
export function formatTime(time: string, code: LocaleCode): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? { en: 'am', ar: 'صباحًا' } : { en: 'pm', ar: 'مساءً' };
  const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`;
  return `${clock} ${half[code]}`;
}

const listFormatters = new Map<LocaleCode, Intl.ListFormat>();

/** Words as a list: `A, B and C`, `أ وب وج`. */
export function formatList(words: readonly string[], code: LocaleCode): string {
  const options = { style: 'long', type: 'conjunction' } as const;
  const known = listFormatters.get(code) ?? new Intl.ListFormat(getLocale(code).intl, options);
  listFormatters.set(code, known);
  return known.format(words);
}
