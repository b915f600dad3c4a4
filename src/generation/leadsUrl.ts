import { expectValue } from './expectValue';
import './siteUrl';

/** A URL of HTTP, or a path on the host of the site. Both are written into forms, and the origin into headers. */
const leadsUrlPattern = /^(https?:\/\/[\w.-]+(:\d+)?)?(\/[\w.~%-]+)*\/leads\/?$/;

/**
 * Exposes `LEADS_URL` to pages, whose forms may be sent to another host, as `GATSBY_LEADS_URL`: Gatsby exposes only
 * variables with this prefix.
 * @throws Error that names the variable, what it contains and what was expected
 */
export function exposeLeadsUrl(environment: NodeJS.ProcessEnv = process.env): void {
  const { LEADS_URL } = environment;
  if (!LEADS_URL) return;
  const expected =
    'a URL that ends in /leads and has no query, such as "https://leads.safabay.example/api/leads"';
  expectValue('LEADS_URL', LEADS_URL, leadsUrlPattern, expected);
  // The server answers 404 to an address with a slash at its end.
  environment.GATSBY_LEADS_URL = LEADS_URL.replace(/\/$/, '');
}
