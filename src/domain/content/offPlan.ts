import { z } from 'zod';
import {
  isoDate,
  list,
  localisedWords,
  meta,
  optional,
  pastDate,
  picture,
  point,
  reference,
  slug,
} from './fields';
import { features } from './listingTerms';

export const projectStatuses = [
  'launched',
  'under-construction',
  'structure-complete',
  'handing-over',
] as const;

/** A project sold before its completion. Its units are the listings that name it in `project`. */
export const offPlanProject = z.strictObject({
  slug,
  name: localisedWords,
  meta,
  lead: localisedWords,
  /** The text of the page, from en.md and ar.md. */
  body: localisedWords,
  developer: localisedWords,
  area: reference('areas'),
  point,
  status: z.enum(projectStatuses),
  launched: pastDate,
  /** Month of completion, `2028-06`. */
  completion: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month such as "2028-06"'),
  /** The stages of construction, oldest first, done and planned. */
  timeline: z.array(z.strictObject({ date: isoDate, label: localisedWords, done: z.boolean() })).min(2),
  gallery: z.array(picture).min(1),
  sitePlan: optional(picture),
  floorPlans: list(picture),
  features: z.array(z.enum(features)).min(1),
  /** The instalments in percent of the price. They add up to 100. */
  paymentPlan: z.array(
    z.strictObject({
      label: localisedWords,
      percent: z.number().positive().max(100),
      date: optional(isoDate),
    }),
  ),
  agent: reference('team'),
  questions: list(z.strictObject({ question: localisedWords, answer: localisedWords })),
});

export type OffPlanProject = z.infer<typeof offPlanProject>;
