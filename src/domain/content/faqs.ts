import { z } from 'zod';
import { localisedWords, slug } from './fields';

export const faqGroups = ['buying', 'renting', 'letting', 'selling', 'new-homes', 'company'] as const;

export const faq = z
  .strictObject({
    slug,
    group: z.enum(faqGroups),
    question: localisedWords,
    answer: localisedWords.describe('One or two paragraphs (Markdown).'),
    order: z.int().positive().describe('Position in its group, from 1.'),
  })
  .describe('A frequently asked question, shown on /faq/ and on pages with a block for its group.');
