import { existsSync } from 'node:fs';

// A build reads the variables of `.env`, as the server does. Variables that are already set keep their values.
if (existsSync('.env')) process.loadEnvFile('.env');

/** Where the site will stand, without a slash at the end. `SITE_URL` sets it. */
export const siteUrl = (process.env.SITE_URL ?? 'https://www.safabay.example').replace(/\/$/, '');
