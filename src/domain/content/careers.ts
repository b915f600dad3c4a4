import { z } from 'zod';
import { isoDate, localised, localisedWords, meta, pastDate, reference, slug, words } from './fields';
import { departments } from './team';

export const employmentTypes = ['full-time', 'part-time', 'contract', 'internship'] as const;

export const career = z
  .strictObject({
    slug,
    title: localisedWords,
    meta,
    lead: localisedWords,
    department: z.enum(departments),
    office: reference('offices'),
    employmentType: z.enum(employmentTypes),
    posted: pastDate,
    closes: isoDate.describe('The last day for applications.'),
    about: localisedWords.describe('A typical day, in one or two paragraphs (Markdown).'),
    duties: localised(z.array(words).min(3)),
    skills: localised(z.array(words).min(3)),
    offer: localised(z.array(words).min(3)),
  })
  .describe('A job with a page at /about/careers/{slug}/. It is not published after its closing day.');

export type Career = z.infer<typeof career>;
