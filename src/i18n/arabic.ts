import type { Language } from './language';

const currencies: Record<string, string> = { QAR: 'ر.ق', GBP: 'جنيه إسترليني', USD: 'دولار أمريكي' };

const isWithin = (value: number, from: number, to: number) =>
  Number.isInteger(value) && value >= from && value <= to;

/** Arabic with the month names used in the Gulf and with Western digits, as is usual in Qatar. */
export const arabic = {
  code: 'ar',
  hrefLang: 'ar',
  name: 'العربية',
  dir: 'rtl',
  script: 'arabic',
  intl: 'ar-u-nu-latn',
  openGraph: 'ar_QA',
  prefix: '/ar',
  logo: '/brand/logo-wordmark-ar',
  pluralOf: (count) => {
    if (count === 0) return 'zero';
    if (count === 1) return 'one';
    if (count === 2) return 'two';
    if (isWithin(count % 100, 3, 10)) return 'few';
    return isWithin(count % 100, 11, 99) ? 'many' : 'other';
  },
  figures: { group: ',', decimal: '.' },
  writePrice: (figure, currency) => `${figure} ${currencies[currency] ?? currency}`,
  months: [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
  partOfDay: (hour) => {
    if (hour < 12) return 'صباحًا';
    if (hour < 15) return 'ظهرًا';
    return hour < 17 ? 'عصرًا' : 'مساءً';
  },
  list: { between: ' و', last: ' و' },
  priceMarkWidth: 92,
  nearCountries: {
    QA: 'قطر',
    SA: 'المملكة العربية السعودية',
    AE: 'الإمارات العربية المتحدة',
    KW: 'الكويت',
    BH: 'البحرين',
    OM: 'عُمان',
    GB: 'المملكة المتحدة',
  },
  errorPages: {
    broken: {
      title: 'حدث خطأ ما!',
      text: 'تعذّر عرض هذه الصفحة. الخطأ من جهتنا.',
      again: 'إعادة المحاولة',
      home: 'إلى الصفحة الرئيسية',
    },
    titles: { notFound: 'الصفحة غير موجودة | صفا باي', server: 'حدث خطأ ما | صفا باي' },
  },
} as const satisfies Language;
