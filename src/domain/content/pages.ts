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
const pageTemplates = [
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
  'SavedSearches',
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

export const page = z
  .strictObject({
    slug,
    path: sitePath.describe('The path without the language prefix: `/about/our-values/`.'),
    template: z.enum(pageTemplates),
    meta,
    title: localisedWords.describe('The text of the h1.'),
    lead: optional(localisedWords),
    kicker: optional(localisedWords).describe('One or two words above the title, naming the section.'),
    picture: optional(picture),
    links: list(link).describe('Buttons below the title.'),
    blocks: list(block),
    body: optional(localisedWords).describe(
      'The text from en.md and ar.md. The block `body` sets its position.',
    ),
    updated: optional(pastDate).describe(
      'The date of the last change of content, shown on legal pages and guides.',
    ),
    section: z.enum(sitemapSections),
    noindex: z
      .boolean()
      .default(false)
      .describe('Whether to keep the page out of search engines, sitemaps and menus.'),
    canonical: optional(linkedPath).describe(
      'The path of the page that search engines should index instead.',
    ),
  })
  .describe('A page that is not the details page of an entry in another collection.');

export type Page = z.infer<typeof page>;
