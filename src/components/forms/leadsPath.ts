/**
 * The URL to which forms are posted, with or without JavaScript. A site hosted without our server sets
 * `GATSBY_LEADS_URL` in the build. It has a file of its own, because first loads that send no form need it, too.
 */
export const leadsPath = process.env.GATSBY_LEADS_URL || '/api/leads';
