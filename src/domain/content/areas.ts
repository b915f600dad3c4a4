import { z } from 'zod';
import {
  list,
  localised,
  localisedWords,
  meta,
  optional,
  pastDate,
  picture,
  point,
  reference,
  slug,
  source,
  words,
} from './fields';

export const areaKinds = ['country', 'city', 'district', 'community', 'street', 'tower', 'compound'] as const;
export const nearbyKinds = [
  'metro',
  'school',
  'shops',
  'park',
  'beach',
  'health',
  'culture',
  'sport',
  'airport',
] as const;

const guide = z
  .strictObject({
    meta,
    lead: localisedWords.describe('One sentence on who the area suits.'),
    picture,
    gallery: list(picture),
    highlights: z
      .array(localised(words.max(40)))
      .min(2)
      .max(5)
      .describe('A few words each, shown in a row: "Freehold", "Marina", "Walkable".'),
    questions: z.array(z.strictObject({ question: localisedWords, answer: localisedWords })).min(1),
    sources: list(source).describe('Sources of the facts, for editors and visitors.'),
    updated: pastDate,
    order: z.int().positive().describe('Position in lists, from 1.'),
  })
  .describe(
    'The guide of an area: its page at /buy/community-guides/{slug}/. The text is in en.md and ar.md.',
  );

export const area = z.strictObject({
  slug,
  name: localisedWords,
  aliases: list(words).describe(
    'Other names that people search for, in any language and script: "ويست باي".',
  ),
  kind: z.enum(areaKinds),
  parent: optional(reference('areas')).describe('The area that contains it; only a country has none.'),
  point,
  freehold: optional(z.boolean()).describe(
    'Whether people who are not Qatari may own freehold here. If left out, the value of the parent applies.',
  ),
  usufruct: optional(z.boolean()).describe(
    'Whether they may hold a 99-year usufruct here. If left out, the value of the parent applies.',
  ),
  approximate: z.boolean().default(false).describe('Whether the point is approximate.'),
  nearby: list(z.strictObject({ name: localisedWords, kind: z.enum(nearbyKinds), point })).describe(
    'Points of interest nearby, whose distance is shown.',
  ),
  guide: optional(guide),
  body: optional(localisedWords),
});

export type Area = z.infer<typeof area>;
