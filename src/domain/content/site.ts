import { z } from 'zod';
import {
  email,
  link,
  linkedPath,
  list,
  localisedWords,
  optional,
  pastDate,
  phone,
  sitePath,
  slug,
  url,
  words,
} from './fields';

const menuLink = z
  .strictObject({ label: localisedWords, path: linkedPath, text: optional(localisedWords) })
  .describe('A link in a menu, with an optional description.');

export const site = z
  .strictObject({
    slug,
    name: localisedWords,
    legalName: localisedWords,
    description: localisedWords.describe(
      "One sentence on what the company does, used as the site's description.",
    ),
    promise: localisedWords.describe('The text beside the logo in the footer.'),
    phone,
    whatsapp: phone.describe("The agency's WhatsApp number, also used for team members without their own."),
    email,
    licence: words.describe('The number of the brokerage licence (Law 22/2017), shown in the footer.'),
    founded: pastDate,
    socials: z
      .array(z.strictObject({ network: z.enum(['instagram', 'linkedin', 'x', 'facebook', 'youtube']), url }))
      .min(1),
    menu: z
      .array(
        menuLink.extend({
          columns: list(z.strictObject({ title: localisedWords, links: z.array(menuLink).min(1) })),
        }),
      )
      .min(2)
      .describe("The header's menu: each entry is a link and may have a panel with columns of links."),
    headerLinks: z.array(link).max(2).describe('The buttons at the end of the header.'),
    footer: z
      .array(z.strictObject({ title: localisedWords, links: z.array(link).min(1) }))
      .min(2)
      .describe('Columns of links in the footer.'),
    legal: z.array(link).min(1).describe('Links in the last row of the footer.'),
    currency: z
      .strictObject({
        asOf: pastDate,
        source: z.strictObject({ label: localisedWords, url }),
        rates: z.strictObject({ GBP: z.number().positive(), USD: z.number().positive() }),
      })
      .describe('The value of one unit of each currency in QAR, with date and source.'),
    redirects: list(z.strictObject({ from: sitePath, to: linkedPath })).describe(
      'Old paths and their new targets.',
    ),
    thirdPartyHosts: list(
      z.string().regex(/^[\w-]+(\.[\w-]+)+(\/\S*)?$/, 'a host or script such as "stats.example/count.js"'),
    ).describe(
      'Third-party scripts that may be loaded after consent: a host with the path of a script (`stats.example/count.js`), or a host, which allows all of its scripts. If empty, no third-party script is ever loaded.',
    ),
  })
  .describe('Data of the company and of every page: `content/site.json`.');

export type Site = z.infer<typeof site>;
