import './environmentFile';

/** Where the site will stand, without a slash at the end. `SITE_URL` sets it. */
export const siteUrl = (process.env.SITE_URL ?? 'https://www.safabay.example').replace(/\/$/, '');
