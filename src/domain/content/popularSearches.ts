import { z } from 'zod';
import { linkedPath, localisedWords, slug } from './fields';

export const popularSearchGroups = ['rent', 'sale', 'commercial', 'off-plan', 'new-homes'] as const;

export const popularSearch = z
  .strictObject({
    slug,
    group: z.enum(popularSearchGroups),
    label: localisedWords,
    path: linkedPath.describe('The path of the results: `/properties/for-rent/in-lusail/`.'),
    order: z.int().positive(),
  })
  .describe('A link to the results of a popular search.');
