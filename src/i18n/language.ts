/** The forms of words that languages have for numbers, as the endings of keys in dictionaries say them. */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Twelve names, from January on. */
type Months = readonly [
  ...[string, string, string, string, string, string],
  ...[string, string, string, string, string, string],
];

/**
 * Everything that differs between languages outside the dictionaries. A new language fills in each of these; the rest
 * of the code reads them from the table in `locales.ts` and never asks which language it has before it.
 */
export type Language = {
  /** ISO 639-1; the name of the language's folder in `locales/` and its key in `content/`. */
  code: string;
  hrefLang: string;
  /** The language's name in itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** Decides which font a page loads first, and which one the brochure is set in. */
  script: 'latin' | 'arabic';
  /** The BCP 47 tag for Intl: collation, and figures with their numbering system. */
  intl: string;
  openGraph: string;
  /** What paths begin with; empty for the default language. */
  prefix: string;
  /** Address of the wordmark, without `.svg` and without `-white`. */
  logo: `/brand/${string}`;

  /** CLDR's cardinal rule, for numbers from 0 on. */
  pluralOf: (count: number) => PluralForm;
  /** What separates thousands, and what stands before decimals. */
  figures: { group: string; decimal: string };
  /** A price around its figure. Currencies without a name in the language keep their code. */
  writePrice: (figure: string, currency: string) => string;
  months: Months;
  /** What follows a time before noon and after it. */
  halvesOfDay: { morning: string; afternoon: string };
  /** What stands between the words of a list, and before the last one. */
  list: { between: string; last: string };
  /** Pixels of a price's mark on the map: `2.45m`, `2.45 مليون`. */
  priceMarkWidth: number;
  /** Countries that most visitors come from. */
  nearCountries: Record<'QA' | 'SA' | 'AE' | 'KW' | 'BH' | 'OM' | 'GB', string>;

  /** Words for pages on which no dictionary can be loaded. */
  errorPages: {
    /** In place of a page that could not be rendered. */
    broken: { title: string; text: string; again: string; home: string };
    /** Titles of the not-found and the server error page. */
    titles: { notFound: string; server: string };
  };
};
