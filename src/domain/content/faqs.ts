import { z } from 'zod';
import { localisedWords, slug } from './fields';

export const faqGroups = ['buying', 'renting', 'letting', 'selling', 'new-homes', 'company'] as const;

/** A question that people ask; shown on /faq/ and wherever a page names its group. */
export const faq = z.strictObject({
  slug,
  group: z.enum(faqGroups),
  question: localisedWords,
  /** One or two paragraphs (Markdown). */
  answer: localisedWords,
  /** Where it stands in its group: 1 first. */
  order: z.int().positive(),
});

export type Faq = z.infer<typeof faq>;
