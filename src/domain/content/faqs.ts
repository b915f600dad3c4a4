import { z } from 'zod';
import { localisedWords, slug } from './fields';

export const faqGroups = ['buying', 'renting', 'letting', 'selling', 'new-homes', 'company'] as const;

/** A frequently asked question, shown on /faq/ and on pages with a block for its group. */
export const faq = z.strictObject({
  slug,
  group: z.enum(faqGroups),
  question: localisedWords,
  /** One or two paragraphs (Markdown). */
  answer: localisedWords,
  /** Position in its group, from 1. */
  order: z.int().positive(),
});

export type Faq = z.infer<typeof faq>;
