import { z } from 'zod';
import { localisedWords, optional, pastDate, reference, slug } from './fields';

export const reviewSubjects = [
  'bought',
  'rented',
  'sold',
  'let',
  'valuation',
  'management',
  'commercial',
  'off-plan',
  'uk-home',
] as const;

export const review = z
  .strictObject({
    slug,
    author: localisedWords.describe('A first name with initial, or a company.'),
    date: pastDate,
    rating: z.int().min(1).max(5),
    subject: z.enum(reviewSubjects),
    text: localisedWords,
    area: optional(reference('areas')),
    agent: optional(reference('team')),
  })
  .describe("A client's review of the agency.");

export type Review = z.infer<typeof review>;
