import { z } from 'zod';
import { type LocaleCode, localeCodes, locales } from '../../i18n/locales';

/** Returns the schema of a value in every language of the site: `{ "en": …, "ar": … }`. All languages are required. */
export function localised<T extends z.ZodType>(schema: T) {
  return z.strictObject(
    Object.fromEntries(localeCodes.map((code) => [code, schema])) as Record<LocaleCode, T>,
  );
}

/** Text that is not empty. */
export const words = z.string().trim().min(1);

/** Text in every language. */
export const localisedWords = localised(words);

/** Makes a field optional. If it is left out, its parsed value is `null`. */
export function optional<T extends z.ZodType>(schema: T) {
  return schema.nullable().default(null);
}

/** Returns the schema of an optional list. If it is left out, its parsed value is an empty array. */
export function list<T extends z.ZodType>(schema: T) {
  return z.array(schema).default([]);
}

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug such as "the-pearl-island"')
  .describe('The name of an entry in URLs: lower-case Latin letters, digits and single hyphens.');

/** Returns the schema of a slug in another collection. `content:check` reports a slug that does not exist. */
export function reference(collection: string) {
  return slug.meta({
    references: collection,
    description: `The slug of an entry in content/${collection}/.`,
  });
}

export const picture = z
  .string()
  .regex(/^[a-z0-9-]+\.(jpg|svg|png)$/, 'a file name such as "villa-01.jpg"')
  .meta({ references: 'pictures' })
  .describe(
    'The name of a file in `content/pictures/`. A JSON file of the same name there has its alternative text.',
  );

export const isoDate = z.iso
  .date({
    error: ({ input }) =>
      /^\d{4}-\d{2}-\d{2}$/.test(String(input))
        ? 'a day that exists, such as "2026-03-31"'
        : 'a date such as "2026-03-31"',
  })
  .describe('An ISO 8601 date: `2026-03-31`.');

export const pastDate = isoDate
  .meta({ isPast: true })
  .describe('A date that is not in the future. `content:check` reports future dates.');

export const point = z
  .strictObject({
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
  })
  .describe('A point on the map, in degrees (WGS 84).');
export type Point = z.infer<typeof point>;

export const phone = z
  .string()
  .regex(/^\+(?:974(?: ?\d){8}|(?!974)\d[\d ]{6,18}\d)$/, 'a number such as "+974 4000 0000"')
  .describe(
    'A phone number with its country code: `+974 4000 0000`. Numbers of Qatar have eight digits after it.',
  );

export const permitNumber = z
  .string()
  .max(30)
  .regex(
    /^[A-Z0-9]+([/-][A-Z0-9]+)*$/,
    'a number such as "AD-2026-00412": capital letters, digits, hyphens, slashes',
  )
  .describe("The number of the authority's permit for the advertisement: `AD-2026-00412`.");

export const email = z.email('an address such as "name@safabay.example"').describe('An email address.');

export const url = z
  .url({
    protocol: /^https?$/,
    hostname: z.regexes.domain,
    error: 'an address such as "https://www.gov.qa/"',
  })
  .meta({ isLink: true })
  .describe('A URL to link to. Only http and https are allowed, so that no link can run a script.');

const prefixes = locales.map(({ prefix }) => prefix).filter(Boolean);

export const sitePath = z
  .string()
  .regex(
    new RegExp(`^(?!(${prefixes.join('|')})/)/([a-z0-9]+([.-][a-z0-9]+)*/)*([a-z0-9-]+\\.(html|xml|pdf))?$`),
    'a path such as "/about/our-team/"',
  )
  .describe('A path of this site without the language prefix. It ends in a slash, .html, .xml or .pdf.');

export const linkedPath = sitePath
  .meta({ isLink: true })
  .describe('A path of this site to link to. `content:check` reports a path without a page.');

export const meta = z
  .strictObject({
    title: localised(words.max(60)),
    description: localised(words.max(155)),
  })
  .describe(
    'The title, up to 60 characters, and description, up to 155, for search engines and shared links.',
  );

export const source = z
  .strictObject({ label: localisedWords, url })
  .describe('A source of facts: its name and URL.');

export const link = z
  .strictObject({ label: localisedWords, path: linkedPath })
  .describe('A link within the site.');
