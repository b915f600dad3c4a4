import { z } from 'zod';
import { type LocaleCode, localeCodes, locales } from '../../i18n/locales';

/** A value in every language of the site: `{ "en": …, "ar": … }`. None may be missing. */
export function localised<T extends z.ZodType>(schema: T) {
  return z.strictObject(
    Object.fromEntries(localeCodes.map((code) => [code, schema])) as Record<LocaleCode, T>,
  );
}

/** Words that are not empty. */
export const words = z.string().trim().min(1);

/** Words in every language. */
export const localisedWords = localised(words);

/** A field that may be left out; code then sees `null`. */
export function optional<T extends z.ZodType>(schema: T) {
  return schema.nullable().default(null);
}

/** A list that may be left out; code then sees an empty list. */
export function list<T extends z.ZodType>(schema: T) {
  return z.array(schema).default([]);
}

/** The name of a thing in addresses: small Latin letters, figures and single hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug such as "the-pearl-island"');

/** The slug of a thing in another collection; `content:check` says when there is no such thing. */
export function reference(collection: string) {
  return slug.meta({ references: collection });
}

/** A file of `content/pictures/`, by its name; its alternative text is in `pictures.json` there. */
export const picture = z
  .string()
  .regex(/^[a-z0-9-]+\.(jpg|svg|png)$/, 'a file name such as "villa-01.jpg"')
  .meta({ references: 'pictures' });

/** A calendar day, `2026-03-31`. */
export const isoDate = z.iso.date('a date such as "2026-03-31"');

/** A calendar day that has come: one that lies ahead is a fault. */
export const pastDate = isoDate.meta({ isPast: true });

/** A place on the map, in degrees. */
export const point = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});
export type Point = z.infer<typeof point>;

/** A telephone number with its country code: `+974 4000 0000`. */
export const phone = z.string().regex(/^\+\d[\d ]{6,18}\d$/, 'a number such as "+974 4000 0000"');

/** An e-mail address. */
export const email = z.email('an address such as "name@safabay.example"');

/** A web address with its scheme, which becomes a link: no `javascript:`, no `data:`. */
export const url = z
  .url({
    protocol: /^https?$/,
    hostname: z.regexes.domain,
    error: 'an address such as "https://www.gov.qa/"',
  })
  .meta({ isLink: true });

const prefixes = locales.map(({ prefix }) => prefix).filter(Boolean);

/** A path of this site without language: begins and ends with a slash, or ends in .html, .xml or .pdf. */
export const sitePath = z
  .string()
  .regex(
    new RegExp(`^(?!(${prefixes.join('|')})/)/([a-z0-9]+([.-][a-z0-9]+)*/)*([a-z0-9-]+\\.(html|xml|pdf))?$`),
    'a path such as "/about/our-team/"',
  );

/** A path of this site that something leads to; `content:check` says when nothing is there. */
export const linkedPath = sitePath.meta({ isLink: true });

/** What search engines and shared links show of a page: title up to 60 characters, description up to 155. */
export const meta = z.strictObject({
  title: localised(words.max(60)),
  description: localised(words.max(155)),
});

/** A place to read more: its name and its address. */
export const source = z.strictObject({ label: localisedWords, url });

/** A link within the site, with its words. */
export const link = z.strictObject({ label: localisedWords, path: linkedPath });
