/** The CLDR plural categories, which are the suffixes of plural keys in dictionaries. */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Twelve names, January first. */
type Months = readonly [
  ...[string, string, string, string, string, string],
  ...[string, string, string, string, string, string],
];

/**
 * Everything that differs between languages outside the dictionaries. A new language must define every property. Other
 * code reads them from the table in `locales.ts` and never branches on a language code.
 */
export type Language = {
  /** ISO 639-1; the name of the language's folder in `locales/` and its key in `content/`. */
  code: string;
  hrefLang: string;
  /** The language's name in itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** Determines the preloaded font and the font of the brochure. */
  script: 'latin' | 'arabic';
  /** The BCP 47 tag for Intl, with the numbering system. */
  intl: string;
  openGraph: string;
  /** The prefix of paths; empty for the default language. */
  prefix: string;
  /** The path of the wordmark, without `.svg` or `-white.svg`. */
  logo: `/brand/${string}`;

  /** The cardinal plural rule of CLDR, for numbers of 0 and above. */
  pluralOf: (count: number) => PluralForm;
  /** The thousands separator and the decimal separator. */
  figures: { group: string; decimal: string };
  /** Adds the currency to a formatted amount. Currencies without a name in the language keep their ISO code. */
  writePrice: (figure: string, currency: string) => string;
  months: Months;
  /** The suffix of a time in the 12-hour clock, for an hour from 0 to 23. */
  partOfDay: (hour: number) => string;
  /** The separator of list items, and the one before the last item. */
  list: { between: string; last: string };
  /** The width in pixels of a price marker on the map: `2.45m`, `2.45 مليون`. */
  priceMarkWidth: number;
  /** Names of the countries that most visitors come from. */
  nearCountries: Record<'QA' | 'SA' | 'AE' | 'KW' | 'BH' | 'OM' | 'GB', string>;

  /** Texts for pages that cannot load a dictionary. */
  errorPages: {
    /** Shown in place of a page that could not be rendered. */
    broken: { title: string; text: string; again: string; home: string };
    /** Titles of the not-found page and the server error page. */
    titles: { notFound: string; server: string };
  };
};
