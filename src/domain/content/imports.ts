import { z } from 'zod';
import { list, localised, optional, reference, slug, words } from './fields';
import {
  families,
  features,
  fitOuts,
  furnishings,
  propertyTypes,
  purposes,
  tenures,
  views,
} from './listingTerms';

/** Returns the schema of a table from values of a feed to ours. */
function table<T extends z.ZodType>(schema: T) {
  return z.record(z.string(), schema).default({});
}

/**
 * How `npm run content:import` reads one source of homes. Our own values (`apartment`, `for-rent`) need no entry in the
 * tables of `values`. What a table lacks is reported, never guessed.
 */
export const importMapping = z.strictObject({
  /** The name of the source, which is that of the file. */
  source: slug,
  /** The format of its feed. */
  format: z.enum(['property-finder', 'csv', 'reso', 'schema-org']),
  /** The hosts from which its pictures may be fetched: `images.example.com`. */
  hosts: list(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a host such as "images.example.com"')),
  /** Tables from values of the feed to ours. `null` leaves a value out without a report. */
  values: z
    .strictObject({
      family: table(z.enum(families)),
      purpose: table(z.enum(purposes)),
      type: table(z.enum(propertyTypes)),
      status: table(z.enum(['on-market', 'off-market'])),
      furnished: table(z.enum(furnishings)),
      fitOut: table(z.enum(fitOuts)),
      tenure: table(z.enum(tenures)),
      view: table(z.enum(views)),
      features: table(z.enum([...features, 'maids-room']).nullable()),
    })
    .prefault({}),
  /** Areas whose name in the feed is neither their name here nor one of their aliases. */
  areas: list(z.strictObject({ name: words, area: reference('areas') })),
  /** Buildings, which feeds name in one language, with their names in both. */
  buildings: list(localised(words)),
  /** Team members who have another e-mail address or phone number in the feed. */
  agents: list(z.strictObject({ contact: words, member: reference('team') })),
  /** The team member for homes whose agent is not one of ours. If left out, such homes are refused. */
  agent: optional(reference('team')),
  /** The currency of amounts, where the feed names none. */
  currency: z.enum(['QAR', 'GBP']).default('QAR'),
  /** The unit of areas, where neither the format nor the feed says it. */
  areaUnit: optional(z.enum(['sqft', 'm2'])),
  /** Whether a rent is for a month or a year, where neither the format nor the feed says it. */
  rentPeriod: optional(z.enum(['month', 'year'])),
  /** CSV only: the field of each column that has another name: `{ "Ref": "reference" }`. */
  columns: table(words),
  /** Where a feed has one language: `keep` keeps the text that the home already has in the other. */
  missingText: z.enum(['refuse', 'keep']).default('refuse'),
  /** Whether a home without coordinates stands at the point of its area. */
  pointOfArea: z.boolean().default(false),
  /** Whether the import may change homes of the same reference that it has not written itself. */
  adopt: z.boolean().default(false),
});

export type ImportMapping = z.infer<typeof importMapping>;
