import { defaultLocale, getLocale, type LocaleCode, locales } from '../../i18n/locales';
import type { Family, Purpose } from '../content/listings';

/** Adds the prefix of a language to a path: `/about/` is unchanged in English and `/ar/about/` in Arabic. */
export function localisePath(path: string, code: LocaleCode): string {
  return `${getLocale(code).prefix}${path}`;
}

/** Returns the language of a path. Paths without a prefix are in the default language. */
export function localeOfPath(pathname: string): LocaleCode {
  const prefixed = locales.find(
    ({ prefix }) => prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`)),
  );
  return prefixed?.code ?? defaultLocale;
}

/** Removes the language prefix of a path: `/ar/about/` becomes `/about/`. */
export function withoutLocale(pathname: string): string {
  const { prefix } = getLocale(localeOfPath(pathname));
  return pathname.slice(prefix.length) || '/';
}

/** The folders of details pages. */
const listingFolders: Record<Family, Record<Purpose, string>> = {
  residential: { rent: 'properties-for-rent', sale: 'properties-for-sale' },
  commercial: { rent: 'commercial-properties-for-rent', sale: 'commercial-properties-for-sale' },
  'off-plan': { rent: 'properties-for-rent', sale: 'off-plan-properties-for-sale' },
  'new-homes': { rent: 'properties-for-rent', sale: 'new-home-for-sale' },
};

/** Returns the path of a listing's details page, without the language prefix. */
export function listingPath(listing: {
  family: Family;
  purpose: Purpose;
  slug: string;
  reference: string;
}): string {
  return `/${listingFolders[listing.family][listing.purpose]}/${listing.slug}/${listing.reference}/`;
}

export const offPlanPath = (slug: string) => `/offplan/${slug}/`;
/** The path of a project's brochure, a PDF made by the build. */
export const brochurePath = (slug: string) => `${offPlanPath(slug)}brochure.pdf`;
export const developmentPath = (slug: string) => `/${slug}/`;
/** The path of one page of a sitemap list that is too long for the sitemap page. Pages are numbered from 1. */
export const sitemapListPath = (section: string, part: number) =>
  part === 1 ? `/sitemap/${section}/` : `/sitemap/${section}/${part}/`;
export const areaGuidePath = (slug: string) => `/buy/community-guides/${slug}/`;
export const officePath = (slug: string) => `/contact/${slug}/`;
export const teamMemberPath = (slug: string) => `/about/our-team/${slug}/`;
export const articlePath = (slug: string) => `/articles/${slug}/`;
export const careerPath = (slug: string) => `/about/careers/${slug}/`;

/** The folders of the wildcard routes: every path below them is a search. */
export const searchFolders = ['/properties/', '/commercial-properties/', '/off-plan-properties/'] as const;

/** The path of the page that answers searches that are not prerendered. The browser reads the search from the URL. */
export const searchScreenPath = (folder: (typeof searchFolders)[number]) => `${folder}search/`;

/** The formats of the feeds of pages with homes: RFC 4287 and JSON Feed 1.1. */
export const feedFormats = {
  atom: { name: 'Atom', ending: 'xml', type: 'application/atom+xml' },
  json: { name: 'JSON Feed', ending: 'json', type: 'application/feed+json' },
} as const;
export type FeedFormat = keyof typeof feedFormats;
export const feedFormatNames = Object.keys(feedFormats) as FeedFormat[];

/** Where the development server sends the faults of the content to open pages. */
export const faultsPath = '/__faults';

/** The folder of all feeds. */
export const feedsFolder = '/feeds/';
/** The folder of the feeds in one format, in all languages. */
export const feedFolder = (format: FeedFormat) => `${feedsFolder}${format}/`;
/** The paths of files for portals and other software. */
export const exportPaths = {
  propertyFinder: `${feedsFolder}property-finder.xml`,
  metaHomeListings: `${feedsFolder}meta-home-listings.csv`,
  listings: `${feedsFolder}listings.csv`,
} as const;
/** The path of all homes on the market as schema.org data, without the language prefix. */
export const listingsDataPath = '/listings.json';

/**
 * Returns the path of the feed of a page, with its language: `/feeds/atom/ar/properties/for-rent/in-lusail.xml`.
 * @param path the page's path without the language prefix
 */
export function feedPath(path: string, code: LocaleCode, format: FeedFormat): string {
  return `${feedsFolder}${format}${localisePath(path, code).slice(0, -1)}.${feedFormats[format].ending}`;
}

/** Returns a link that opens a WhatsApp chat with a number and a prefilled text. */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** Returns a `mailto:` link with a subject and a text. */
export function mailLink(address: string, subject: string, text: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** Returns a `tel:` link. */
export const telephoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
