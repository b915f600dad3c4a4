import { z } from 'zod';
import { block } from './blocks';
import {
  link,
  linkedPath,
  list,
  localisedWords,
  meta,
  optional,
  pastDate,
  picture,
  sitePath,
  slug,
} from './fields';

/** The templates for entries of this collection. */
export const pageTemplates = [
  'Home',
  'StaticPage',
  'FormPage',
  'Landing',
  'Contact',
  'OffPlanListing',
  'NewsLanding',
  'TeamLanding',
  'CareerLanding',
  'Reviews',
  'Shortlist',
] as const;
export const sitemapSections = [
  'buy',
  'rent',
  'sell',
  'commercial',
  'off-plan',
  'services',
  'about',
  'contact',
  'legal',
] as const;

/** A page that is not the details page of an entry in another collection. */
export const page = z.strictObject({
  slug,
  /** The path without the language prefix: `/about/our-values/`. */
  path: sitePath,
  template: z.enum(pageTemplates),
  meta,
  /** The text of the h1. */
  title: localisedWords,
  lead: optional(localisedWords),
  /** One or two words above the title, naming the section. */
  kicker: optional(localisedWords),
  picture: optional(picture),
  /** Buttons below the title. */
  links: list(link),
  blocks: list(block),
  /** The text from en.md and ar.md. The block `body` sets its position. */
  body: optional(localisedWords),
  /** The date of the last change of content, shown on legal pages and guides. */
  updated: optional(pastDate),
  section: z.enum(sitemapSections),
  /** Whether to keep the page out of search engines, sitemaps and menus. */
  noindex: z.boolean().default(false),
  /** The path of the page that search engines should index instead. */
  canonical: optional(linkedPath),
});

export type Page = z.infer<typeof page>;
