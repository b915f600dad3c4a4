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

/** A link in a menu, with a line that says what is there. */
const menuLink = z.strictObject({ label: localisedWords, path: linkedPath, text: optional(localisedWords) });

/** What is true of the company and of every page. One object, in `content/site.json`. */
export const site = z.strictObject({
  slug,
  name: localisedWords,
  legalName: localisedWords,
  /** One sentence that says what we do; the site's description. */
  description: localisedWords,
  /** Words beside the logo in the footer. */
  promise: localisedWords,
  phone,
  /** The agency's number that has WhatsApp; also that of everybody in team/ who has none of their own. */
  whatsapp: phone,
  email,
  /** Number of the brokerage licence (Law 22/2017); stands in the footer. */
  licence: words,
  founded: pastDate,
  socials: z
    .array(z.strictObject({ network: z.enum(['instagram', 'linkedin', 'x', 'facebook', 'youtube']), url }))
    .min(1),
  /** The header: each entry is a link, with a panel of columns beneath it where it has any. */
  menu: z
    .array(
      menuLink.extend({
        columns: list(z.strictObject({ title: localisedWords, links: z.array(menuLink).min(1) })),
      }),
    )
    .min(2),
  /** The buttons at the end of the header. */
  headerLinks: z.array(link).max(2),
  /** Columns of links in the footer. */
  footer: z.array(z.strictObject({ title: localisedWords, links: z.array(link).min(1) })).min(2),
  /** Links in the footer's last row. */
  legal: z.array(link).min(1),
  /** What one unit of a currency is worth in riyals, on a day, and who says so. */
  currency: z.strictObject({
    asOf: pastDate,
    source: z.strictObject({ label: localisedWords, url }),
    rates: z.strictObject({ GBP: z.number().positive(), USD: z.number().positive() }),
  }),
  /** Old addresses and where they lead now. */
  redirects: list(z.strictObject({ from: sitePath, to: linkedPath })),
  /**
   * Scripts of other companies that may load after consent: a host with the path of its script (`stats.example/count.js`),
   * or a host alone, which allows all of its scripts. Empty means that nothing third-party ever loads.
   */
  thirdPartyHosts: list(words),
});

export type Site = z.infer<typeof site>;
