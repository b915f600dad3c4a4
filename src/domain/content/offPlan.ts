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

/** Instalments without a stage are due before handover. */
export const paymentStages = ['handover', 'after'] as const;

export const offPlanProject = z
  .strictObject({
    slug,
    name: localisedWords,
    meta,
    lead: localisedWords,
    body: localisedWords.describe('The text of the page, from en.md and ar.md.'),
    developer: localisedWords,
    area: reference('areas'),
    point,
    status: z.enum(projectStatuses),
    launched: pastDate,
    completion: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month such as "2028-06"')
      .describe('Month of completion, `2028-06`.'),
    timeline: z
      .array(z.strictObject({ date: isoDate, label: localisedWords, done: z.boolean() }))
      .min(2)
      .describe('The stages of construction, oldest first, done and planned.'),
    gallery: z.array(picture).min(1),
    sitePlan: optional(picture),
    floorPlans: list(picture),
    features: z.array(z.enum(features)).min(1),
    paymentPlan: z
      .array(
        z.strictObject({
          label: localisedWords,
          percent: z.number().positive().max(100),
          date: optional(isoDate),
          stage: optional(z.enum(paymentStages)).describe(
            '`handover` for the instalment on handover, `after` for later ones; left out before.',
          ),
        }),
      )
      .describe('The instalments in percent of the price. They add up to 100.'),
    agent: reference('team'),
    questions: list(z.strictObject({ question: localisedWords, answer: localisedWords })),
  })
  .describe('A project sold before its completion. Its units are the listings that name it in `project`.');

export type OffPlanProject = z.infer<typeof offPlanProject>;
