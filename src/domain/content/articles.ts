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

/** An article; its page is /articles/{slug}/. An article dated ahead is left off the site until its day. */
export const article = z.strictObject({
  slug,
  title: localisedWords,
  meta,
  /** Two sentences that say what the reader will know afterwards. */
  lead: localisedWords,
  /** The text, from en.md and ar.md. */
  body: localisedWords,
  author: reference('team'),
  date: isoDate,
  updated: optional(pastDate),
  picture,
  topics: z.array(z.enum(topics)).min(1),
  areas: list(reference('areas')),
  /** Where the facts come from. */
  sources: list(source),
});

export type Article = z.infer<typeof article>;
