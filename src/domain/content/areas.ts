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

/** What an area's guide adds to the place: its page at /buy/community-guides/{slug}/. The text is in en.md and ar.md. */
const guide = z.strictObject({
  meta,
  /** One sentence of who this place is for. */
  lead: localisedWords,
  picture,
  gallery: list(picture),
  /** Three or four words each, shown as a row: "Freehold", "Marina", "Walkable". */
  highlights: z
    .array(localised(words.max(40)))
    .min(2)
    .max(5),
  questions: z.array(z.strictObject({ question: localisedWords, answer: localisedWords })).min(1),
  /** Sources of its facts, for editors and readers. */
  sources: list(source),
  updated: pastDate,
  /** Where the guide stands in lists: 1 first. */
  order: z.int().positive(),
});

export const area = z.strictObject({
  slug,
  name: localisedWords,
  /** What people also call it, in any language and script, for finding it: "ويست باي". */
  aliases: list(words),
  kind: z.enum(areaKinds),
  /** The place that holds it; only a country has none. */
  parent: optional(reference('areas')),
  point,
  /** May people who are not Qatari own freehold here? Leave out to take it from the place that holds it. */
  freehold: optional(z.boolean()),
  /** May they hold a 99-year usufruct here? Leave out to take it from the place that holds it. */
  usufruct: optional(z.boolean()),
  /** True when the point is near rather than exact. */
  approximate: z.boolean().default(false),
  /** Places worth knowing nearby, for distances. */
  nearby: list(z.strictObject({ name: localisedWords, kind: z.enum(nearbyKinds), point })),
  guide: optional(guide),
  body: optional(localisedWords),
});

export type Area = z.infer<typeof area>;
