import { type LocaleCode, locales } from '../../i18n/locales';
import { localisePath } from './paths';

/** The metadata of a page's head. */
export type PageMeta = {
  /** The site's URL, without a trailing slash. */
  siteUrl: string;
  siteName: string;
  title: string;
  description: string;
  /** The path without the language prefix, for the `hreflang` links. */
  path: string;
  /** The path of the canonical page, without the language prefix. */
  canonicalPath: string;
  noindex: boolean;
  /** The URL of a JPEG for shared links. */
  image: string | null;
  type: 'website' | 'article';
  /** JSON-LD objects, besides those derived from the content: breadcrumbs and FAQs. */
  structuredData: object[];
};

/** Returns the absolute URL of a page in a language. */
export function absoluteUrl(siteUrl: string, path: string, code: LocaleCode): string {
  return `${siteUrl}${localisePath(path, code)}`;
}

/** Returns the `hreflang` links of a page: one per language, and `x-default` for the default language. */
export function alternatesOf(siteUrl: string, path: string): { hrefLang: string; href: string }[] {
  const each = locales.map(({ code, hrefLang }) => ({
    hrefLang: hrefLang as string,
    href: absoluteUrl(siteUrl, path, code),
  }));
  return [...each, { hrefLang: 'x-default', href: `${siteUrl}${path}` }];
}

/** Truncates a text to a number of characters at the end of a word, with an ellipsis if anything was cut. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[،,;:.\s]+$/, '')}…`;
}
