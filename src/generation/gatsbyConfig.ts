import { availableParallelism } from 'node:os';
import type { GatsbyConfig } from 'gatsby';
import { i18nextOptions } from '../i18n/i18nextOptions';
import { defaultLocale, localeCodes } from '../i18n/locales';
import { exposeLeadsUrl } from './leadsUrl';
import { siteUrl } from './siteUrl';

exposeLeadsUrl();

// Gatsby starts one worker fewer than this number, although the main process is idle meanwhile.
process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);

/** The Gatsby configuration, which `gatsby-config.js` exports. */
export const gatsbyConfig: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  plugins: [
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: localeCodes,
        defaultLanguage: defaultLocale,
        // Visitors choose their language. A redirect would also break hydration.
        redirect: false,
        i18nextOptions,
      },
    },
    {
      resolve: 'gatsby-plugin-manifest',
      options: {
        name: 'Safa Bay',
        short_name: 'Safa Bay',
        start_url: '/',
        display: 'minimal-ui',
        background_color: '#663399',
        theme_color: '#0f4c5c',
        // Made from `static/brand/app-icon.png` with sixteen colours, which takes a third of the plugin's own output.
        icons: [192, 512].map((size) => ({
          src: `/icons/icon-${size}x${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
        })),
        legacy: false,
      },
    },
  ],
};
