import { z } from 'zod';
import { feedFields, listFields } from './feedFields';
import { list, localised, optional, reference, slug, words } from './fields';
import {
  currencies,
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

export const importMapping = z
  .strictObject({
    source: slug.describe('The name of the source, which is that of the file.'),
    format: z.enum(['property-finder', 'csv', 'reso', 'schema-org']).describe('The format of its feed.'),
    hosts: list(
      z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a host such as "images.example.com"'),
    ).describe('The hosts from which its pictures may be fetched: `images.example.com`.'),
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
        currency: table(z.enum(currencies)),
      })
      .prefault({})
      .describe('Tables from values of the feed to ours. `null` leaves a value out without a report.'),
    areas: list(z.strictObject({ name: words, area: reference('areas') })).describe(
      'Areas whose name in the feed is neither their name here nor one of their aliases.',
    ),
    buildings: list(localised(words)).describe(
      'Buildings, which feeds name in one language, with their names in both.',
    ),
    agents: list(z.strictObject({ contact: words, member: reference('team') })).describe(
      'Team members who have another email address or phone number in the feed.',
    ),
    agent: optional(reference('team')).describe(
      'The team member for homes whose agent is not one of ours. If left out, such homes are refused.',
    ),
    currency: z
      .enum(currencies)
      .default('QAR')
      .describe('The currency of amounts, where the feed names none.'),
    areaUnit: optional(z.enum(['sqft', 'm2'])).describe(
      'The unit of areas, where neither the format nor the feed says it.',
    ),
    rentPeriod: optional(z.enum(['month', 'year'])).describe(
      'Whether a rent is for a month or a year, where neither the format nor the feed says it.',
    ),
    columns: table(z.enum([...feedFields, ...listFields])).describe(
      'CSV and RESO: our field of each column or field that has another name: `{ "Ref": "reference" }`.',
    ),
    missingText: z
      .enum(['refuse', 'keep'])
      .default('refuse')
      .describe(
        'Where a feed has one language: `keep` keeps the text that the home already has in the other.',
      ),
    pointOfArea: z
      .boolean()
      .default(false)
      .describe('Whether a home without coordinates stands at the point of its area.'),
    adopt: z
      .boolean()
      .default(false)
      .describe('Whether the import may change homes of the same reference that it has not written itself.'),
  })
  .describe(
    'How `npm run content:import` reads one source of homes. Our own values (`apartment`, `for-rent`) need no entry in the tables of `values`. What a table lacks is reported, never guessed.',
  );

export type ImportMapping = z.infer<typeof importMapping>;
