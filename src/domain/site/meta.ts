import { type LocaleCode, locales } from '../../i18n/locales';
import { localisePath } from './paths';

/** What the head of a page says to browsers, search engines and whoever shares it. */
export type PageMeta = {
  /** Address of the site without a slash at the end. */
  siteUrl: string;
  siteName: string;
  title: string;
  description: string;
  /** Path without language; canonical and alternates come from it. */
  path: string;
  /** Path that search engines should take instead, without language. */
  canonicalPath: string;
  noindex: boolean;
  /** Address of a JPEG on this site, for shared links. */
  image: string | null;
  type: 'website' | 'article';
  /** JSON-LD objects, besides those that follow from what the page shows: breadcrumbs, and questions with answers. */
  structuredData: object[];
};

/** A page's absolute address in a language. */
export function absoluteUrl(siteUrl: string, path: string, code: LocaleCode): string {
  return `${siteUrl}${localisePath(path, code)}`;
}

/** The `hreflang` links of a page: each language, and x-default which is the default language's page. */
export function alternatesOf(siteUrl: string, path: string): { hrefLang: string; href: string }[] {
  const each = locales.map(({ code, hrefLang }) => ({
    hrefLang: hrefLang as string,
    href: absoluteUrl(siteUrl, path, code),
  }));
  return [...each, { hrefLang: 'x-default', href: `${siteUrl}${path}` }];
}

/** Words cut to a length at the end of a word, with an ellipsis where something was left out. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[،,;:.\s]+$/, '')}…`;
}
