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

/** Templates that a page may ask for. */
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

/** A page that is not about one thing of another collection. */
export const page = z.strictObject({
  slug,
  /** Where it stands, without language: `/about/our-values/`. */
  path: sitePath,
  template: z.enum(pageTemplates),
  meta,
  /** The one h1. */
  title: localisedWords,
  lead: optional(localisedWords),
  /** One or two words above the title, naming the section. */
  kicker: optional(localisedWords),
  picture: optional(picture),
  /** Buttons in the page's head. */
  links: list(link),
  blocks: list(block),
  /** The page's own text, from en.md and ar.md; the block `body` says where it stands. */
  body: optional(localisedWords),
  /** Day of the last change in what it says; shown on legal pages and guides. */
  updated: optional(pastDate),
  section: z.enum(sitemapSections),
  /** True keeps it out of search engines, the sitemaps and menus. */
  noindex: z.boolean().default(false),
  /** Path of the page that search engines should take instead. */
  canonical: optional(linkedPath),
});

export type Page = z.infer<typeof page>;
