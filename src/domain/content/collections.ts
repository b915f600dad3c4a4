import type { z } from 'zod';
import { area } from './areas';
import { article } from './articles';
import { career } from './careers';
import { development } from './developments';
import { faq } from './faqs';
import { glossaryTerm } from './glossary';
import { importMapping } from './imports';
import { listing } from './listings';
import { office } from './offices';
import { offPlanProject } from './offPlan';
import { page } from './pages';
import { pictureEntry } from './pictures';
import { popularSearch } from './popularSearches';
import { rateTable } from './rates';
import { review } from './reviews';
import { site } from './site';
import { teamMember } from './team';

/**
 * The collections of content, named after their folders in `content/`, with the schema of an entry. `key` is the field
 * that identifies an entry and by which other collections refer to it.
 */
export const collections = {
  listings: { schema: listing, key: 'reference' },
  offPlan: { schema: offPlanProject, key: 'slug' },
  developments: { schema: development, key: 'slug' },
  areas: { schema: area, key: 'slug' },
  offices: { schema: office, key: 'slug' },
  team: { schema: teamMember, key: 'slug' },
  articles: { schema: article, key: 'slug' },
  careers: { schema: career, key: 'slug' },
  reviews: { schema: review, key: 'slug' },
  faqs: { schema: faq, key: 'slug' },
  glossary: { schema: glossaryTerm, key: 'slug' },
  pages: { schema: page, key: 'slug' },
  popularSearches: { schema: popularSearch, key: 'slug' },
  rates: { schema: rateTable, key: 'slug' },
  imports: { schema: importMapping, key: 'source' },
  pictures: { schema: pictureEntry, key: 'file' },
  site: { schema: site, key: 'slug' },
} as const;

export type CollectionName = keyof typeof collections;

/** All parsed content: the entries of each collection, ordered by key. `site` has exactly one entry. */
export type Content = {
  [name in CollectionName]: z.output<(typeof collections)[name]['schema']>[];
};
