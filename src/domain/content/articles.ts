import { z } from 'zod';
import {
  isoDate,
  list,
  localisedWords,
  meta,
  optional,
  pastDate,
  picture,
  reference,
  slug,
  source,
} from './fields';

export const topics = [
  'renting',
  'buying',
  'selling',
  'law',
  'finance',
  'off-plan',
  'uk',
  'commercial',
  'living',
] as const;

export const article = z
  .strictObject({
    slug,
    title: localisedWords,
    meta,
    lead: localisedWords.describe('Two sentences on what the reader will learn.'),
    body: localisedWords.describe('The text, from en.md and ar.md.'),
    author: reference('team'),
    date: isoDate,
    updated: optional(pastDate),
    picture,
    topics: z.array(z.enum(topics)).min(1),
    areas: list(reference('areas')),
    sources: list(source).describe('Sources of the facts.'),
  })
  .describe(
    'An article with a page at /articles/{slug}/. An article with a future date is not published until that day.',
  );

export type Article = z.infer<typeof article>;
