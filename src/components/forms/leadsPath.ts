/**
 * The URL to which forms are posted, with or without JavaScript. For a site hosted without our server, the build exposes
 * `LEADS_URL` under this name. It has a file of its own, because first loads that send no form need it, too.
 */
export const leadsPath = process.env.GATSBY_LEADS_URL || '/api/leads';
