import { getLocale, type LocaleCode } from '../../i18n/locales';

const formatters = new Map<LocaleCode, Intl.NumberFormat>();

/** A price for a mark on the map: `12.5K`, `£425K`, `2.45M`, in Arabic `12.5 ألف`. */
export function shortPrice(amount: number, currency: 'QAR' | 'GBP', code: LocaleCode): string {
  const known =
    formatters.get(code) ??
    new Intl.NumberFormat(getLocale(code).intl, { notation: 'compact', maximumSignificantDigits: 3 });
  formatters.set(code, known);
  const figure = known.format(amount);
  return currency === 'GBP' ? `£${figure}` : figure;
}
