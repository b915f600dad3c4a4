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

/** A client's review of the agency. */
export const review = z.strictObject({
  slug,
  /** A first name with initial, or a company. */
  author: localisedWords,
  date: pastDate,
  rating: z.int().min(1).max(5),
  subject: z.enum(reviewSubjects),
  text: localisedWords,
  area: optional(reference('areas')),
  agent: optional(reference('team')),
});

export type Review = z.infer<typeof review>;
