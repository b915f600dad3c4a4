import { z } from 'zod';
import { linkedPath, localisedWords, slug } from './fields';

export const popularSearchGroups = ['rent', 'sale', 'commercial', 'off-plan', 'new-homes'] as const;

/** A link to the results of a popular search. */
export const popularSearch = z.strictObject({
  slug,
  group: z.enum(popularSearchGroups),
  label: localisedWords,
  /** The path of the results: `/properties/for-rent/in-lusail/`. */
  path: linkedPath,
  order: z.int().positive(),
});

export type PopularSearch = z.infer<typeof popularSearch>;
