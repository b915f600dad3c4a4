import { z } from 'zod';
import { list, localisedWords, meta, optional, picture, point, reference, slug } from './fields';
import { features } from './listingTerms';

export const development = z
  .strictObject({
    slug,
    name: localisedWords,
    meta,
    lead: localisedWords,
    body: localisedWords.describe('The text of the page, from en.md and ar.md.'),
    developer: localisedWords,
    area: reference('areas'),
    point,
    completion: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month such as "2025-11"')
      .describe('The month of completion, past or future: `2025-11`.'),
    gallery: z.array(picture).min(3),
    sitePlan: optional(picture),
    floorPlans: z.array(z.strictObject({ label: localisedWords, picture })).min(1),
    features: z.array(z.enum(features)).min(3),
    facts: z
      .array(z.strictObject({ label: localisedWords, value: localisedWords }))
      .min(2)
      .max(6)
      .describe('Short facts shown in a row, such as the number of homes or floors.'),
    agent: reference('team'),
    questions: list(z.strictObject({ question: localisedWords, answer: localisedWords })),
  })
  .describe('A new development with a page at /{slug}/, which shows the listings in its area.');

export type Development = z.infer<typeof development>;
