import { existsSync } from 'node:fs';

// Like the server, a build reads `.env`. Variables that are already set keep their values.
if (existsSync('.env')) process.loadEnvFile('.env');

/** URL of the site, without a trailing slash. `SITE_URL` sets it, unless it is empty. */
export const siteUrl = (process.env.SITE_URL || 'https://www.safabay.example').replace(/\/+$/, '');
