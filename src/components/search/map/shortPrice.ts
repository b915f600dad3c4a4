import { getLocale, type LocaleCode } from '../../../i18n/locales';

const formatters = new Map<LocaleCode, Intl.NumberFormat>();

/** Prices in QAR have no sign, as this is the usual currency on the site. */
const signs: Record<string, string | undefined> = { GBP: '£', USD: '$' };

/** Formats a price for a marker on the map: `12.5K`, `£425K`, `2.45M`, in Arabic `12.5 ألف`. */
export function shortPrice(amount: number, currency: string, code: LocaleCode): string {
  const known =
    formatters.get(code) ??
    new Intl.NumberFormat(getLocale(code).intl, { notation: 'compact', maximumSignificantDigits: 3 });
  formatters.set(code, known);
  return `${signs[currency] ?? ''}${known.format(amount)}`;
}
