import { z } from 'zod';
import { isoDate, localised, localisedWords, meta, pastDate, reference, slug, words } from './fields';
import { departments } from './team';

export const employmentTypes = ['full-time', 'part-time', 'contract', 'internship'] as const;

/** A job; its page is /about/careers/{slug}/. After its closing day it is left off the site. */
export const career = z.strictObject({
  slug,
  title: localisedWords,
  meta,
  lead: localisedWords,
  department: z.enum(departments),
  office: reference('offices'),
  employmentType: z.enum(employmentTypes),
  posted: pastDate,
  /** Last day on which one can apply. */
  closes: isoDate,
  /** What the day looks like, in a paragraph or two (Markdown). */
  about: localisedWords,
  duties: localised(z.array(words).min(3)),
  skills: localised(z.array(words).min(3)),
  offer: localised(z.array(words).min(3)),
});

export type Career = z.infer<typeof career>;
