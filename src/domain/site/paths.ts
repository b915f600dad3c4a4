import { defaultLocale, getLocale, type LocaleCode, locales } from '../../i18n/locales';
import type { Family, Purpose } from '../content/listings';

/** The path of a page in a language: `/about/` stays as it is in English and is `/ar/about/` in Arabic. */
export function localisePath(path: string, code: LocaleCode): string {
  return `${getLocale(code).prefix}${path}`;
}

/** The language that a path belongs to; unprefixed paths are in the default language. */
export function localeOfPath(pathname: string): LocaleCode {
  const prefixed = locales.find(
    ({ prefix }) => prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`)),
  );
  return prefixed?.code ?? defaultLocale;
}

/** A path without its language: `/ar/about/` is `/about/`. */
export function withoutLocale(pathname: string): string {
  const { prefix } = getLocale(localeOfPath(pathname));
  return pathname.slice(prefix.length) || '/';
}

/** Where each family's details pages stand. */
const listingFolders: Record<Family, Record<Purpose, string>> = {
  residential: { rent: 'properties-for-rent', sale: 'properties-for-sale' },
  commercial: { rent: 'commercial-properties-for-rent', sale: 'commercial-properties-for-sale' },
  'off-plan': { rent: 'properties-for-rent', sale: 'off-plan-properties-for-sale' },
  'new-homes': { rent: 'properties-for-rent', sale: 'new-home-for-sale' },
};

/** The details page of one listing, without language. */
export function listingPath(listing: {
  family: Family;
  purpose: Purpose;
  slug: string;
  reference: string;
}): string {
  return `/${listingFolders[listing.family][listing.purpose]}/${listing.slug}/${listing.reference}/`;
}

export const offPlanPath = (slug: string) => `/offplan/${slug}/`;
/** The brochure of a project, a PDF that the build makes. */
export const brochurePath = (slug: string) => `${offPlanPath(slug)}brochure.pdf`;
export const developmentPath = (slug: string) => `/${slug}/`;
/** A part of a list that is too long for the sitemap page; the first part is the list's own address. */
export const sitemapListPath = (section: string, part: number) =>
  part === 1 ? `/sitemap/${section}/` : `/sitemap/${section}/${part}/`;
export const areaGuidePath = (slug: string) => `/buy/community-guides/${slug}/`;
export const officePath = (slug: string) => `/contact/${slug}/`;
export const teamMemberPath = (slug: string) => `/about/our-team/${slug}/`;
export const articlePath = (slug: string) => `/articles/${slug}/`;
export const careerPath = (slug: string) => `/about/careers/${slug}/`;

/** Folders beneath which every path is answered by the search screen, whatever follows. */
export const searchFolders = ['/properties/', '/commercial-properties/', '/off-plan-properties/'] as const;

/** The page that answers for a search folder's unknown paths; its HTML waits for the browser to read the path. */
export const searchScreenPath = (folder: (typeof searchFolders)[number]) => `${folder}search/`;

/** A WhatsApp conversation with a number, already started with a text. */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** A number to call, as a link. */
export const telephoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
