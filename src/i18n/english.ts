import type { Language } from './language';

const currencies: Record<string, string> = { QAR: 'QAR ', GBP: '£', USD: 'US$' };

export const english = {
  code: 'en',
  hrefLang: 'en',
  name: 'English',
  dir: 'ltr',
  script: 'latin',
  intl: 'en-GB-u-nu-latn',
  openGraph: 'en_GB',
  prefix: '',
  logo: '/brand/logo-wordmark',
  pluralOf: (count) => (count === 1 ? 'one' : 'other'),
  figures: { group: ',', decimal: '.' },
  writePrice: (figure, currency) => `${currencies[currency] ?? `${currency} `}${figure}`,
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  partOfDay: (hour) => (hour < 12 ? 'am' : 'pm'),
  list: { between: ', ', last: ' and ' },
  priceMarkWidth: 68,
  nearCountries: {
    QA: 'Qatar',
    SA: 'Saudi Arabia',
    AE: 'United Arab Emirates',
    KW: 'Kuwait',
    BH: 'Bahrain',
    OM: 'Oman',
    GB: 'United Kingdom',
  },
  errorPages: {
    broken: {
      title: "Something's gone wrong!",
      text: 'This page could not be shown. The fault is ours.',
      again: 'Try again',
      home: 'Go to the home page',
    },
    titles: { notFound: 'Page not found | Safa Bay', server: 'Something’s gone wrong | Safa Bay' },
  },
} as const satisfies Language;
