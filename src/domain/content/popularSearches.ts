import { z } from 'zod';
import { linkedPath, localisedWords, slug } from './fields';

export const popularSearchGroups = ['rent', 'sale', 'commercial', 'off-plan', 'new-homes'] as const;

/** A search that many people make, as a link to its results. */
export const popularSearch = z.strictObject({
  slug,
  group: z.enum(popularSearchGroups),
  label: localisedWords,
  /** Path of the results: `/properties/for-rent/in-lusail/`. */
  path: linkedPath,
  order: z.int().positive(),
});

export type PopularSearch = z.infer<typeof popularSearch>;
