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

/** The guide of an area: its page at /buy/community-guides/{slug}/. The text is in en.md and ar.md. */
const guide = z.strictObject({
  meta,
  /** One sentence on who the area suits. */
  lead: localisedWords,
  picture,
  gallery: list(picture),
  /** A few words each, shown in a row: "Freehold", "Marina", "Walkable". */
  highlights: z
    .array(localised(words.max(40)))
    .min(2)
    .max(5),
  questions: z.array(z.strictObject({ question: localisedWords, answer: localisedWords })).min(1),
  /** Sources of the facts, for editors and visitors. */
  sources: list(source),
  updated: pastDate,
  /** Position in lists, from 1. */
  order: z.int().positive(),
});

export const area = z.strictObject({
  slug,
  name: localisedWords,
  /** Other names that people search for, in any language and script: "ويست باي". */
  aliases: list(words),
  kind: z.enum(areaKinds),
  /** The area that contains it; only a country has none. */
  parent: optional(reference('areas')),
  point,
  /** Whether people who are not Qatari may own freehold here. If left out, the value of the parent applies. */
  freehold: optional(z.boolean()),
  /** Whether they may hold a 99-year usufruct here. If left out, the value of the parent applies. */
  usufruct: optional(z.boolean()),
  /** Whether the point is approximate. */
  approximate: z.boolean().default(false),
  /** Points of interest nearby, whose distance is shown. */
  nearby: list(z.strictObject({ name: localisedWords, kind: z.enum(nearbyKinds), point })),
  guide: optional(guide),
  body: optional(localisedWords),
});

export type Area = z.infer<typeof area>;
