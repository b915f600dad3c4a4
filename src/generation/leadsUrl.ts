import './siteUrl';

// Gatsby exposes only variables with the prefix GATSBY_ to pages, whose forms may be sent to another host.
if (process.env.LEADS_URL) process.env.GATSBY_LEADS_URL = process.env.LEADS_URL;
