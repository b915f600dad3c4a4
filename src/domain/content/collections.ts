import type { z } from 'zod';
import { area } from './areas';
import { article } from './articles';
import { career } from './careers';
import { development } from './developments';
import { faq } from './faqs';
import { glossaryTerm } from './glossary';
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
 * Everything that content may hold: the folder of `content/` and the schema of one thing in it.
 * `key` is the field that tells its things apart and is what other collections refer to.
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
  pictures: { schema: pictureEntry, key: 'file' },
  site: { schema: site, key: 'slug' },
} as const;

export type CollectionName = keyof typeof collections;

/** All content after parsing: each collection's things in the order of their keys; `site` is the only one of its kind. */
export type Content = {
  [name in CollectionName]: z.output<(typeof collections)[name]['schema']>[];
};
